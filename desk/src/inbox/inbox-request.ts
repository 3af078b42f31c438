// The types that the inbox's routes share: their options, the fields of a request, refusals and rights.
import type { AuditAction } from '@tred/contract/audit-api';
import type { Right } from '@tred/contract/rights';
import type { FastifyRequest } from 'fastify';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Encryption, KeyedHash } from '../secret.ts';
import type { Audit, AuditEntry } from '../store/audit.ts';
import type { Store } from '../store/open-store.ts';
import type { Db } from '../store/tables.ts';
import type { Visibility } from '../store/visible-forms.ts';
import type { SubmissionContext } from '../submission-context.ts';

export interface InboxOptions {
  store: Store;
  context: SubmissionContext;
  audit: Audit;
  /** For the secrets of log-in codes. */
  encryption: Encryption;
  limiter: RateLimiter;
  keyedHash: KeyedHash;
  mailConfigured: boolean;
  /** The scrypt cost of a password; see passwords.ts. */
  passwordCost: number;
  clock(): number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; empty outside the inbox. */
    staff: string;
    rights: ReadonlySet<Right>;
    /** Log-in codes are required of this person, who has none yet. */
    mustSetUpCode: boolean;
    /** The password was made by another person or by the desk. */
    mustChangePassword: boolean;
    /** Adds a line to the audit trail, in the transaction when one is given. */
    audit(what: AuditAction, more?: Pick<AuditEntry, 'reference' | 'about'>, tx?: Db): Promise<void>;
  }
}

/** PostgreSQL stores no NUL. */
export const noNul = /^[^\0]*$/;

/** A request that the inbox refuses, with the sentence that its page shows. */
export class Refusal extends Error {
  readonly statusCode: number;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** Someone who is logged in has not the right to do that. */
export class RightRefusal extends Refusal {
  readonly right: Right;
  constructor(right: Right) {
    super(403, refusals[right]);
    this.right = right;
  }
}

const refusals: Record<Right, string> = {
  owner: 'Only an owner may do that.',
  export: 'You may not export or erase. An owner can give you that right.',
  security: 'You may not read security reports. An owner can give you that right.',
};

/** For a route: `{ onRequest: needs('export') }`. */
export const needs = (right: Right) => async (request: FastifyRequest) => {
  if (!request.rights.has(right)) throw new RightRefusal(right);
};

export const visibilityOf = ({ rights }: FastifyRequest): Visibility => ({
  securityReports: rights.has('security'),
});
