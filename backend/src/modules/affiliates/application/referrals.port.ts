import type { CreditCandidate, CreditOutcome } from '../domain/credit.js';

export interface Click {
  code: string;
  affiliateId: string | null;
  referrer: string;
  visitorKey: string;
  /** Pacific calendar day, YYYY-MM-DD. */
  day: string;
  at: number;
}

/** A click in a browser that is known by its signed cookie; `at` in ms. */
export interface BuyerClick {
  buyerId: string;
  code: string;
  at: number;
}

/** Which of them was the buyer's is not known (C-081). */
export interface CodeVisits {
  total: number;
  /** ms */
  lastAt: number | null;
}

export interface ReferredSignupRecord {
  signupId: string;
  code: string;
  affiliateId: string | null;
  outcome: CreditOutcome;
  at: number;
}

export interface Referrals {
  /** By normalized code. */
  affiliateByCode(code: string): Promise<CreditCandidate | null>;
  /** Stores the click unless this visitor's click of this day is stored already. */
  recordClick(click: Click): Promise<void>;
  /** Remembers the last click of a browser with a code; one that is older than what is known changes nothing. */
  recordBuyerClick(click: BuyerClick): Promise<void>;
  /** The last click of a browser with each code in a span (ms), newest first, fifty at most. */
  clicksOf(span: { buyerId: string; after: number; until: number }): Promise<Omit<BuyerClick, 'buyerId'>[]>;
  /** Visits that a code brought in a span (ms), and when the last one was. */
  visitsOf(span: { code: string; after: number; until: number }): Promise<CodeVisits>;
  /** Forgets clicks of browsers before `before` (ms). */
  forgetBuyerClicks(before: number): Promise<void>;
  /** Stores the first decision for a signup; answers the decision that holds. */
  recordReferredSignup(record: ReferredSignupRecord): Promise<CreditOutcome>;
  /** The code that was decided on for a signup, or null. */
  codeOfSignup(signupId: string): Promise<string | null>;
}

export const REFERRALS = Symbol('REFERRALS');
