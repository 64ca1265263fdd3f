import type { SettingKey } from '../settings/setting-table.js';

export type RetentionSetting = Extract<SettingKey, `retention.${string}`>;

/** A person as the tables know them. All lists may be empty but `emails`. */
export interface Person {
  /** Normalized: the address that was asked for, and those that the same member has or had. */
  emails: readonly string[];
  /** What takes the place of each of them, in the same order, so that figures stay what they are. */
  aliases: readonly string[];
  /** Keyed hash of each of them, in the same order: it says whether an address was erased, and nothing else. */
  keyed: readonly string[];
  /** Names and telephone numbers that they gave. */
  texts: readonly string[];
  members: readonly string[];
  signups: readonly string[];
  orders: readonly string[];
  buyers: readonly string[];
  affiliates: readonly string[];
}

/** Lists of ids, each by the module that owns their table. */
export type PersonIds = 'members' | 'signups' | 'orders' | 'buyers' | 'affiliates';

/** `delete`; `stays` where nothing in the row names anybody; new values by column; or a statement of its own. */
export type Erasure = 'delete' | 'stays' | { set: Readonly<Record<string, string>> } | { run: string };

/**
 * Rows of one table that are about a person. The module declares them beside its tables; `modules/privacy` counts, exports and erases.
 * Conditions and values see the row as `t` and the person as `person`.
 */
export interface PersonalSet {
  table: string;
  whose: string;
  erase: Erasure;
  /** Columns that are no business of an export: hashes, keys. */
  hidden?: readonly string[];
}

/** Why a person can't be erased yet: a code of the error catalog. */
export type ErasureObstacle =
  | 'person_is_admin'
  | 'person_address_passed_on'
  | 'person_has_open_dispute'
  | 'person_has_running_plan'
  | 'person_payment_under_way'
  | 'person_commission_unpaid';

/** What a module forgets of its rows some time later, whoever they are about. */
export interface RetentionRule {
  /** Holds the number of days. */
  setting: RetentionSetting;
  table: string;
  /** Whether a row still has what is to be forgotten and is from before `$1` (timestamptz); sees the row as `t`. */
  when: string;
  forget: 'delete' | { set: Readonly<Record<string, string>> };
}

export interface PersonalDataOfModule {
  module: string;
  sets: readonly PersonalSet[];
  /** Query of further addresses of whoever has one of `$1` (text[]). */
  addresses?: string;
  /** Queries of ids by `$1`, all addresses (text[]). */
  ids?: Partial<Record<PersonIds, string>>;
  /** Query of names and telephone numbers by `$1`, all addresses (text[]). */
  texts?: string;
  /** Statement that keeps others from changing what the obstacles are about; sees `person`. */
  lock?: string;
  /** What goes by itself, by night. */
  retention?: readonly RetentionRule[];
  /** Conditions that see `person`. */
  obstacles?: Partial<Record<ErasureObstacle, string>>;
}

export const OF_ADDRESS = 't.email = any (person.emails)';
export const OF_SIGNUP = 't.signup_id = any (person.signups)';
export const OF_ORDER = 't.order_id = any (person.orders)';
export const OF_MEMBER = 't.member_id = any (person.members)';
export const OF_AFFILIATE = 't.affiliate_id = any (person.affiliates)';
export const ERASED_NAME = `'Erased person'`;

/** The alias of the address in a column; an address of somebody else stays. */
export const aliasOf = (column: string): string =>
  `coalesce(person.aliases[array_position(person.emails, ${column})], ${column})`;

const BEFORE = '(^|[^[:alnum:]._%+-]|%[0-9a-f]{2})';
const AFTER = String.raw`($|[^[:alnum:].-]|\.($|[^[:alnum:]]))`;
const LITERALLY = String.raw`regexp_replace(written, '([^[:alnum:]])', '\\\1', 'g')`;

/**
 * Whether a text, or JSON as text, names one of the addresses, also as part of a link. `ann@example.com` is not in
 * `joann@example.com`. The position comes first because it is cheap and nearly always says no.
 */
export const names = (column: string): string =>
  `exists (select from unnest(person.emails) as address, unnest(array[address, replace(address, '@', '%40')]) as written
     where position(written in lower(${column}::text)) > 0
       and lower(${column}::text) ~ ('${BEFORE}' || ${LITERALLY} || '${AFTER}'))`;
