// What someone who is logged in may do and see. Routes ask here; what the page hides is only courtesy.
import type { Right } from '@tred/contract/rights';
import type { FastifyRequest } from 'fastify';
import type { Sight } from '../store/sight.ts';
import { Refusal } from './refusal.ts';

const words: Record<Right, string> = {
  owner: 'Only an owner may do that.',
  export: 'You may not export or erase. An owner can give you that right.',
  security: 'You may not read security reports. An owner can give you that right.',
};

/** For a route: `{ onRequest: needs('export') }`. */
export const needs = (right: Right) => async (request: FastifyRequest) => {
  if (!request.rights.has(right)) throw new Refusal(403, words[right]);
};

export const sightOf = ({ rights }: FastifyRequest): Sight => ({ securityReports: rights.has('security') });
