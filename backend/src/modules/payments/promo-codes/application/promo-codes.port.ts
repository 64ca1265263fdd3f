import type { Product, Provider } from '@summit/rules';
import type { PromoListing, PromoRule } from '../domain/promo-code.js';

export type PromoDisabling = 'disabled' | 'not_active' | 'unknown';

export interface CodeAtProvider {
  code: string;
  provider: Provider;
}

/** `limit` null: all that are left. */
export interface PromoPage {
  limit: number | null;
  skip: number;
}

export const ALL_CODES: PromoPage = { limit: null, skip: 0 };

/** Of codes, one for each provider. */
export interface PromoFigures {
  total: number;
  /** Neither disabled nor past their day. */
  usable: number;
  /** Past their day, and not disabled. */
  expired: number;
  timesRedeemed: number;
  /** Used at least once. */
  used: number;
  discountGivenCents: number;
}

/** Codes as the operator's list needs them (A-102..A-125). */
export interface PromoCodes {
  /** Newest first, one row per code and provider. */
  list(product: Product | null, page?: PromoPage): Promise<PromoListing[]>;
  /** What `list` comes to on all its pages. */
  figures(product: Product | null): Promise<PromoFigures>;
  /**
   * Adds the code for each provider that does not have it, and answers for which that was. Providers that are mirrored start as
   * `created` with a mirror job after `mirrorDelayMs`, the others as `active`. A code that exists with another rule is left alone.
   */
  add(addition: { rule: PromoRule; providers: readonly Provider[]; mirrorDelayMs: number }): Promise<Provider[]>;
  /** Undoes `add` for a provider that refused the code; a code that was used meanwhile is disabled instead. */
  withdraw(code: string, provider: Provider): Promise<void>;
  /** The rule and state of a code at a provider; null where there is none. */
  find(code: string, provider: Provider): Promise<Pick<PromoListing, keyof PromoRule | 'state'> | null>;
  /** The mirror shows the code. False when it was disabled or deleted meanwhile. */
  confirm(code: string, provider: Provider): Promise<boolean>;
  disable(code: string, provider: Provider): Promise<PromoDisabling>;
  /** Disables every code that could be used, and answers which. */
  disableAll(): Promise<CodeAtProvider[]>;
  /** Deletes codes whose time is over and that no order uses, and answers which. */
  clearExpired(): Promise<CodeAtProvider[]>;
}

export const PROMO_CODES = Symbol('PROMO_CODES');
