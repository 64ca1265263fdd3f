import type { SmsTemplateId } from '@summit/content/messages';
import type { BonusKey } from '@summit/rules';
import type { Transaction } from '../../platform/database/transactions.port.js';

/** A registrant as other modules may see it; times in ms. */
export interface RegistrantView {
  id: string;
  name: string;
  email: string;
  referralCode: string | null;
  createdAt: number;
}

/** What other modules may ask about registrants. */
export interface RegistrantReader {
  byId(id: string): Promise<RegistrantView | null>;
  /** By normalized address. */
  byEmail(email: string): Promise<RegistrantView | null>;
}

export const REGISTRANT_READER = Symbol('REGISTRANT_READER');

/** Who may download the bonus that a VIP purchase unlocks (F-254). */
export interface BonusGrants {
  /** Unlocks the VIP pack for this address; its 90 days are counted from `grantedAt` (ms). Repeatable. */
  grantVipPack(tx: Transaction, grant: { email: string; grantedAt: number }): Promise<void>;
  revokeVipPack(tx: Transaction, email: string): Promise<void>;
}

export const BONUS_GRANTS = Symbol('BONUS_GRANTS');

/** A text message to one registrant, by the number of the registration. */
export interface RegistrantText {
  /** Why it is sent, once. */
  key: string;
  signupId: string;
  template: SmsTemplateId;
  values: Record<string, string>;
  /**
   * Of a text that nobody waits for, in ms: it waits until it is day at the recipient's, and is not sent from then on, because it would say
   * what is no longer so.
   */
  late?: number;
}

/** Queues text messages in the caller's transaction. Limits, countries and opt-outs are checked when they are sent. */
export interface RegistrantTexts {
  queueAll(tx: Transaction, texts: readonly RegistrantText[]): Promise<void>;
}

export const REGISTRANT_TEXTS = Symbol('REGISTRANT_TEXTS');
/** The pictures that speakers and affiliates post (F-296, F-297): PNG, 1200 pixels wide. Errors: `banner_not_found`, `service_unavailable`. */
export interface Banners {
  /** File names, that of everybody's banner first. */
  readonly names: readonly string[];
  /** Throws `service_unavailable` where one was never written. */
  check(): Promise<void>;
  /** The banner with this link beneath, in words and as a QR code. */
  withLink(name: string, link: string): Promise<Buffer>;
}

export const BANNERS = Symbol('BANNERS');

/** Bytes of the bonus files as they are sent; null where one was never written. */
export interface BonusSizes {
  sizes(): Promise<Record<BonusKey, number | null>>;
}

export const BONUS_SIZES = Symbol('BONUS_SIZES');
