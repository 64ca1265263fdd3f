import type { DifferenceKind, Provider } from '@summit/rules';
import type { DataAnswer, ListAnswer, PageAnswer, PageQuery } from './admin-list.js';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** `accepted`: somebody wrote why it may stay. `gone`: a later run did not find it any more. */
export const DIFFERENCE_STATES = ['open', 'accepted', 'gone'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** Letters that a note of an accepted difference has at least. */
export const SHORTEST_DIFFERENCE_NOTE = 10;

export interface ReconciliationRunRow {
  id: string;
  state: 'running' | 'done' | 'failed';
  nightly: boolean;
  /** Address of staff; null for the nightly one, and for an account that is gone. */
  asked_by: string | null;
  /** The span of time that was compared, without its end. */
  from: string;
  until: string;
  started_at: string;
  ended_at: string | null;
  /** Lines that the providers listed. */
  lines: number;
  fees_booked: number;
  /** Lines that were passed over: other installations on the same account of the provider began them. */
  lines_of_others: number;
  /** Differences that it saw, whether they were new or not. */
  differences: number;
  /** Why it failed. */
  failure: string | null;
}

export interface DifferencesQuery extends PageQuery {
  state?: DifferenceState;
  kind?: DifferenceKind;
  provider?: Provider;
}

export interface DifferenceRow {
  id: string;
  provider: Provider;
  kind: DifferenceKind;
  /** Payment, refund, dispute or line of the provider. */
  reference: string;
  /** As it is known to either side; there may be no such order any more. */
  order_number: string | null;
  /** By our book and by theirs, in units of the currency; null where a side has nothing. */
  ours: number | null;
  theirs: number | null;
  /** Lower case. */
  currency: string;
  happened_at: string;
  /** Why, in a sentence. */
  cause: string;
  state: DifferenceState;
  /** Why it is accepted, or was. */
  note: string | null;
  /** Address of staff; null for an account that is gone. */
  decided_by: string | null;
  decided_at: string | null;
  found_at: string;
  gone_at: string | null;
}

/** A line of one of the books. */
export interface BookSideLine {
  id: string;
  /** The kind of our booking, or of their line. */
  what: string;
  amount: number;
  /** What the provider keeps; null in our book, where a fee is a booking of its own. */
  fee: number | null;
  currency: string;
  at: string;
}

export interface DifferenceDetail extends DifferenceRow {
  our_lines: BookSideLine[];
  their_lines: BookSideLine[];
}

export interface DifferenceParams {
  difference_id: string;
}

export interface AcceptDifferenceRequest {
  /** Why it may stay, for the books: 10 to 500 characters. */
  note: string;
}

export interface BookMonthRow {
  /** Pacific, as `2025-10`. */
  month: string;
  /** `running`: it is not over. `not_compared`: its last days are not compared yet. */
  state: 'running' | 'not_compared' | 'open' | 'closed';
  bookings: number;
  /** Open differences that happened in it or before. */
  open_differences: number;
  closed_at: string | null;
  /** Address of staff; null for an account that is gone. */
  closed_by: string | null;
  /** Bookings of earlier months, which were closed before they came. */
  late_bookings: number;
  /** SHA-256 of its lines; null while it is not closed. */
  fingerprint: string | null;
}

export interface BookMonthParams {
  month: string;
}

/** The last runs, newest first. */
export const adminReconciliationEndpoint: Endpoint<{ response: ListAnswer<ReconciliationRunRow> }> = {
  method: 'GET',
  path: '/api/admin/desk/reconciliation',
  access: 'admin',
  source: 'X-016',
};

/** Compares now, as it happens every night. The work is a job. */
export const adminReconcileEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/reconciliation',
  access: 'admin',
  source: 'X-016',
};

/** What is open first, oldest first. */
export const adminDifferencesEndpoint: Endpoint<{ query: DifferencesQuery; response: PageAnswer<DifferenceRow> }> = {
  method: 'GET',
  path: '/api/admin/desk/reconciliation/differences',
  access: 'admin',
  source: 'X-016',
};

/** With the lines of both books. Error: `not_found`. */
export const adminDifferenceEndpoint: Endpoint<{ params: DifferenceParams; response: DataAnswer<DifferenceDetail> }> = {
  method: 'GET',
  path: '/api/admin/desk/reconciliation/differences/:difference_id',
  access: 'admin',
  source: 'X-016',
};

/** Errors: `not_found`, `difference_not_open`, `difference_note_required`. */
export const adminAcceptDifferenceEndpoint: Endpoint<{
  params: DifferenceParams;
  body: AcceptDifferenceRequest;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/desk/reconciliation/differences/:difference_id/accept',
  access: 'admin',
  confirmed: 'always',
  source: 'X-016',
};

/** Newest first. */
export const adminBookMonthsEndpoint: Endpoint<{ response: ListAnswer<BookMonthRow> }> = {
  method: 'GET',
  path: '/api/admin/desk/reconciliation/months',
  access: 'admin',
  source: 'X-016',
};

/**
 * Hands a month over: nothing of it changes afterwards. Errors: `not_found`, `month_already_closed`, `month_not_compared`,
 * `month_has_differences`, `month_before_open`, `month_is_empty`, `reconciliation_under_way`.
 */
export const adminCloseMonthEndpoint: Endpoint<{ params: BookMonthParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/reconciliation/months/:month/close',
  access: 'admin',
  confirmed: 'always',
  source: 'X-016',
};

/** Every line of a closed month, for a bookkeeper: double entry. Error: `not_found`. */
export const adminExportMonthEndpoint: Endpoint<{ params: BookMonthParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/desk/reconciliation/months/:month/export',
  access: 'admin',
  answerFormat: 'file',
  source: 'X-016',
};
