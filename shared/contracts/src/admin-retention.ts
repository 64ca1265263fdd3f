import type { Endpoint } from './endpoint.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';

/** What is forgotten by night once it is old enough, whoever it is about. */
export const RETENTION_KINDS = ['page_view', 'message', 'experiment', 'failed_job'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

export interface RetentionPeriod {
  kind: RetentionKind;
  days: number;
  usual_days: number;
  least_days: number;
  most_days: number;
  /** The last night; null where none has come since the installation. */
  last_run: {
    /** ISO 8601, UTC. */
    ran_at: string;
    /** What was set then. */
    days: number;
    /** Records. */
    forgotten: number;
    /** A part could not be forgotten: it is tried again that night, and in the next. */
    unfinished: boolean;
  } | null;
}

export interface RetentionResponse extends SuccessAnswer {
  periods: RetentionPeriod[];
}

/** Days by kind; at least one, and whatever is not named stays as it is. */
export type RetentionChanges = { [Kind in RetentionKind as `${Kind}_days`]?: number };

export interface RetentionDueResponse extends SuccessAnswer {
  /** Of the kinds that were named: what would be forgotten by the next night. */
  due: {
    kind: RetentionKind;
    /** Null where there are too many to count them in time. */
    records: number | null;
    /** There are more than `records`; counting stopped there. */
    or_more: boolean;
  }[];
}

export interface SaveRetentionResponse extends MessageAnswer {
  periods: RetentionPeriod[];
}

/** How long what is kept, and what the last night did. */
export const adminRetentionEndpoint: Endpoint<{ response: RetentionResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/privacy/retention',
  access: 'admin',
  source: 'X-018',
};

/** What the named days would forget. Errors: `retention_days_invalid`, `validation_failed`. */
export const adminRetentionDueEndpoint: Endpoint<{ query: RetentionChanges; response: RetentionDueResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/privacy/retention/due',
  access: 'admin',
  source: 'X-018',
};

/** Holds from the next night. Errors: `retention_days_invalid`, `validation_failed`. */
export const adminSaveRetentionEndpoint: Endpoint<{ body: RetentionChanges; response: SaveRetentionResponse }> = {
  method: 'PUT',
  path: '/api/admin/dashboard/privacy/retention',
  access: 'admin',
  confirmed: 'always',
  source: 'X-018',
};
