import type { Statement } from '../../../platform/database/sql.js';
import type { Person, PersonalSet, RetentionRule } from '../../../platform/personal-data/personal-data.js';

/** Statements here are put together from the modules' declarations, never from what somebody sends; each runs once, so none has a name. */
export const once = (text: string): Statement => ({ name: '', text });

const PERSON = `with person as (select $1::text[] as emails, $2::text[] as aliases, $3::text[] as keyed, $4::text[] as texts,
  $5::uuid[] as members, $6::uuid[] as signups, $7::uuid[] as orders, $8::uuid[] as buyers, $9::uuid[] as affiliates)`;

export const valuesOf = (person: Person): unknown[] => [
  person.emails,
  person.aliases,
  person.keyed,
  person.texts,
  person.members,
  person.signups,
  person.orders,
  person.buyers,
  person.affiliates,
];

/** One erasure at a time: the second of two operators then finds nothing. */
export const ONE_AT_A_TIME = once(`select pg_advisory_xact_lock(hashtextextended('erasure of a person', 0))`);

/** A lock on a row lasts milliseconds, except that of a data tool, which lasts long: waiting for it is useless. */
export const LOCK_TIMEOUT = once(`set local lock_timeout = 2000`);

export const lockRows = (text: string): Statement => once(`${PERSON} ${text}`);
export const isTrue = (condition: string): Statement => once(`${PERSON} select (${condition}) as found from person`);

export const countRows = ({ table, whose }: PersonalSet): Statement =>
  once(`${PERSON} select count(*)::float8 as n from ${table} t, person where ${whose}`);

export const readRows = ({ table, whose, hidden = [] }: PersonalSet): Statement =>
  once(
    `${PERSON} select to_jsonb(t) - array[${hidden.map((column) => `'${column}'`).join(', ')}]::text[] as row
     from ${table} t, person where ${whose}`,
  );

/** Blocks of each part of a table, which is its own only part where it has no partitions. */
export const countBlocks = ({ table }: RetentionRule): Statement =>
  once(`select ceil(pg_relation_size(part) / current_setting('block_size')::float8) as blocks from (
     select relid as part from pg_partition_tree('${table}') where isleaf union select '${table}'::regclass) parts`);

/**
 * Forgets the rows from place `$2` on and before `$3` (tid) of each part of the table; answers how many. Nothing else of the table is read:
 * no index knows which rows are old and not yet forgotten, and to look for the next ones among all of them takes longer with each year.
 */
export function forgetRows({ table, when, forget }: RetentionRule): Statement {
  const there = `t.ctid >= $2::tid and t.ctid < $3::tid and (${when})`;
  const forgets = forget === 'delete' ? `delete from ${table} t` : `update ${table} t set ${newValues(forget.set)}`;
  return once(`with gone as (${forgets} where ${there} returning 1) select count(*)::int as forgotten from gone`);
}
const newValues = (set: Readonly<Record<string, string>>): string =>
  Object.entries(set)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');

/** How many rows there are to forget, counted up to `$2`. */
export const countExpired = ({ table, when }: RetentionRule): Statement =>
  once(`select count(*)::float8 as n from (select from ${table} t where ${when} limit $2) as old`);

/** Null where the rows stay as they are. */
export function eraseRows({ table, whose, erase }: PersonalSet): Statement | null {
  if (erase === 'stays') return null;
  if (erase === 'delete') return once(`${PERSON} delete from ${table} t using person where ${whose}`);
  if ('run' in erase) return once(`${PERSON} ${erase.run}`);
  return once(`${PERSON} update ${table} t set ${newValues(erase.set)} from person where ${whose}`);
}
