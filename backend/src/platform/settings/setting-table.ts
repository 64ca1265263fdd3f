import { DEFAULT_PROMPTS_TOKEN, matchPage } from '@summit/contracts';
import { isWebLink } from '../links/web-link.js';
import { PRODUCTS, PUBLIC_LISTS, SUMMIT_PHASES, type Product, type PublicLists, type SummitPhase } from '@summit/rules';
import { ALERT_SETTINGS, SHIELD_SETTINGS } from './guard-settings.js';
import { RETENTION_SETTINGS } from './retention-settings.js';
import { isBoolean, isCount, isCountOrNull, isText, kind, type SettingKind } from './setting-kind.js';

/** One word that is the path of no other page. */
const isPromptsToken = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^[a-z0-9][a-z0-9-]{2,63}$/.test(value) &&
  'token' in (matchPage(`/${value}`, value)?.params ?? {});

/** Names that the internet keeps for tests and examples (RFC 2606), as LIKE patterns. */
const TEST_ADDRESSES = ['%.test', '%.example', '%.invalid', '%@example.com', '%@example.net', '%@example.org'];
/** An address has something in front of and behind its @; `%` alone would be everybody. */
const isAddressPattern = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 200 && /[a-z0-9]/.test(value) && value === value.toLowerCase();

type SpotsKey = `payments.enforce_spots.${Product}`;
const spots = Object.fromEntries(
  PRODUCTS.map((product) => [
    `payments.enforce_spots.${product}`,
    kind<number | null>({
      meaning: `How many of ${product} are sold at most; null: no limit (C-017).`,
      default: null,
      accepts: isCountOrNull,
    }),
  ]),
) as Record<SpotsKey, SettingKind<number | null>>;

/** What a frame of an offer page may show (C-056). */
const FILM =
  /^https:\/\/(player\.vimeo\.com\/video\/\d{1,12}(\?h=[0-9a-f]{6,20})?|www\.youtube-nocookie\.com\/embed\/[\w-]{11})$/;
type FilmKey = `offer_films.${Product}`;
const films = Object.fromEntries(
  PRODUCTS.map((product) => [
    `offer_films.${product}`,
    kind<string | null>({
      meaning: `Film on the page that offers ${product}: address of the player at Vimeo or YouTube (F-127); null: captioned cards.`,
      default: null,
      accepts: (value) => value === null || (typeof value === 'string' && FILM.test(value)),
    }),
  ]),
) as Record<FilmKey, SettingKind<string | null>>;

/** Every setting that an operator may change while the product runs. A stored value that its kind does not accept counts as unset. */
export const SETTINGS = {
  'summit.phase': kind<SummitPhase | null>({
    meaning: 'Phase of the summit, whatever its dates say; null: from the dates (C-042).',
    default: null,
    accepts: (value) => value === null || SUMMIT_PHASES.some((phase) => phase === value),
  }),
  'proof.page': kind<boolean>({
    meaning: 'Whether the site has the page /proof, which says where its figures come from (C-001).',
    default: false,
    accepts: isBoolean,
  }),
  'sessions.public_lists': kind<PublicLists>({
    meaning: 'Whether everybody sees the lists of sessions: as their windows say, always, or never (C-044).',
    default: 'by_window',
    accepts: (value) => PUBLIC_LISTS.some((one) => one === value),
  }),
  mask_registrant_emails: kind<boolean>({
    meaning: 'Whether speakers see the addresses of their registrants masked (C-113).',
    default: true,
    accepts: isBoolean,
  }),
  'affiliates.join_url': kind<string | null>({
    meaning:
      'Sign-up page of the external affiliate platform (C-057); null: people apply with the form of /affiliates.',
    default: null,
    accepts: (value) => value === null || (typeof value === 'string' && isWebLink(value)),
  }),
  'affiliates.approval_needed': kind<boolean>({
    meaning: 'Whether an administrator decides on each application; false: an account opens at once (F-283).',
    default: true,
    accepts: isBoolean,
  }),
  'affiliates.review_clicks_per_hour': kind<number>({
    meaning:
      'From how many clicks in the hour before an order, with next to no registrations, its commission is held for a person.',
    default: 300,
    accepts: isCount,
  }),
  'affiliates.review_addresses_per_card': kind<number>({
    meaning:
      "From how many addresses that paid with one card through an affiliate those orders' commissions are held for a person.",
    default: 3,
    accepts: isCount,
  }),
  'affiliates.review_refund_percent': kind<number>({
    meaning:
      'Above which share of refunded orders in 90 days, in percent, commissions of an affiliate are held for a person.',
    default: 25,
    accepts: isCount,
  }),
  'payouts.second_approver_from_cents': kind<number | null>({
    meaning:
      'From how many cents a payout is approved by one owner with two-factor and sent by another; null: one owner is enough (C-020).',
    default: 100_000,
    accepts: isCountOrNull,
  }),
  'prompts.public_token': kind<string>({
    meaning: 'Path of the prompts page on the member host; PROMPTS_TOKEN of the web servers is the same word (C-027).',
    default: DEFAULT_PROMPTS_TOKEN,
    accepts: isPromptsToken,
  }),
  'prompts.daily_limit': kind<number>({
    meaning: 'How many different prompts a registrant opens in 24 hours (M-167).',
    default: 10,
    accepts: isCount,
  }),
  'prompts.daily_limit_vip': kind<number>({
    meaning: 'How many different prompts a member opens in 24 hours (C-104).',
    default: 10,
    accepts: isCount,
  }),
  'refunds.second_approver_above': kind<number | null>({
    meaning:
      'Refunds of one order that come to more than so many cents need a second approver; null: none does (C-019).',
    default: 100_000,
    accepts: isCountOrNull,
  }),
  'staff.two_factor_required': kind<boolean>({
    meaning: 'Whether staff of the back office without two-factor sets it up before anything else (A-026).',
    default: false,
    accepts: isBoolean,
  }),
  'data_tools.test_addresses': kind<string[]>({
    meaning: 'Whose registrations are tests, as patterns: % stands for anything (C-084).',
    default: TEST_ADDRESSES,
    accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(isAddressPattern),
  }),
  ...RETENTION_SETTINGS,
  ...ALERT_SETTINGS,
  ...SHIELD_SETTINGS,
  'company.name': kind<string>({
    meaning: 'Who sells, on invoices.',
    default: 'Growth & Scale Summit',
    accepts: isText,
  }),
  'company.address': kind<string>({
    meaning: 'Address of the seller on invoices, with line breaks; empty: COMPANY_ADDRESS, as under every mail.',
    default: '',
    accepts: isText,
  }),
  'company.tax_id': kind<string>({
    meaning: 'Tax or registration number on invoices, with its name; empty: none.',
    default: '',
    accepts: isText,
  }),
  'company.invoice_note': kind<string>({
    meaning: 'Sentence below the sums of invoices; empty: none.',
    default: '',
    accepts: isText,
  }),
  ...spots,
  ...films,
};

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<Key extends SettingKey> = (typeof SETTINGS)[Key]['default'];
