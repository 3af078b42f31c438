// Types that the inbox routes share: options, request fields, refusals and rights.
import type { AuditAction } from '@tred/contract/audit-api';
import type { Right } from '@tred/contract/rights';
import type { FastifyRequest } from 'fastify';
import type { Finding } from '../checks.ts';
import type { Store } from '../db/open-store.ts';
import type { Db } from '../db/tables.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Encryption, KeyedHash } from '../secret.ts';
import type { Audit, NewAuditLine } from '../staff/audit.ts';
import type { SubmissionContext } from '../submission-context.ts';
import type { Visibility } from '../submissions/visible-forms.ts';

export interface InboxOptions {
  store: Store;
  context: SubmissionContext;
  audit: Audit;
  encryption: Encryption;
  limiter: RateLimiter;
  keyedHash: KeyedHash;
  mailConfigured: boolean;
  passwordCost: number;
  hasWebsite: boolean;
  /** The checks of this server. */
  runChecks(): Promise<Finding[]>;
  clock(): number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; empty outside the inbox. */
    staff: string;
    rights: ReadonlySet<Right>;
    mustSetUpCode: boolean;
    mustChangePassword: boolean;
    /** Adds a line to the audit log, in the transaction if there is one. */
    audit(what: AuditAction, more?: Pick<NewAuditLine, 'reference' | 'about'>, tx?: Db): Promise<void>;
  }
}

/** PostgreSQL stores no NUL. */
export const noNul = /^[^\0]*$/;

export class HttpError extends Error {
  readonly statusCode: number;
  readonly retryAfter: number | undefined;
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

export class MissingRightError extends HttpError {
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
  edit: 'You may not edit the website. An owner can give you that right.',
  publish: 'You may not publish the website. An owner can give you that right.',
};

/** For a route: `{ onRequest: needs('export') }`. */
export const needs = (right: Right) => async (request: FastifyRequest) => {
  if (!request.rights.has(right)) throw new MissingRightError(right);
};

export const visibilityOf = ({ rights }: FastifyRequest): Visibility => ({
  securityReports: rights.has('security'),
});
