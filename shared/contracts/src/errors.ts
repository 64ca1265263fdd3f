import { ADMIN_ERRORS } from './admin-errors.js';
import { BUNDLE_ERRORS } from './bundle-errors.js';
import { DESK_ERRORS } from './desk-errors.js';
import { EXPERIMENT_ERRORS } from './experiment-errors.js';
import { FUNNEL_ERRORS } from './funnel-errors.js';
import { GENERAL_ERRORS } from './general-errors.js';
import { MEMBER_ERRORS } from './member-errors.js';
import { PAYMENT_ERRORS } from './payment-errors.js';
import type { QuoteSummary } from './quote.js';

/**
 * Every error that the API answers: code, status, text. Application code names a code and nothing else, so free text
 * and a wrong status are impossible. Texts that only a browser can produce live with the screen that shows them.
 */
export const ERROR_CATALOG = {
  ...GENERAL_ERRORS,
  ...FUNNEL_ERRORS,
  ...PAYMENT_ERRORS,
  ...MEMBER_ERRORS,
  ...ADMIN_ERRORS,
  ...BUNDLE_ERRORS,
  ...DESK_ERRORS,
  ...EXPERIMENT_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERROR_CATALOG;

/** Body of every answer outside 2xx (C-101, C-102). */
export interface ErrorBody {
  success: false;
  detail: string;
  /** The same text: some screens of the documents read `message`. */
  message: string;
  code: ErrorCode;
  request_id: string;
  /** Text by field name, when single fields are to blame. */
  fields?: Record<string, string>;
}

/** `price_changed` carries what would be charged now, so that the buyer can decide again. */
export interface PriceChangedBody extends ErrorBody {
  code: 'price_changed';
  quote: QuoteSummary;
}
