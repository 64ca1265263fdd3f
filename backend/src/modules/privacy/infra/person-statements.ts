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

/** A row is free again in milliseconds; whoever holds one longer, as a data tool does, holds it long. */
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

/** Forgets at most `$2` rows; answers a row for each. */
export function forgetRows({ table, when, forget }: RetentionRule): Statement {
  const some = `(t.tableoid, t.ctid) in (select t.tableoid, t.ctid from ${table} t where ${when} limit $2)`;
  if (forget === 'delete') return once(`delete from ${table} t where ${some} returning 1`);
  const values = Object.entries(forget.set).map(([column, value]) => `${column} = ${value}`);
  return once(`update ${table} t set ${values.join(', ')} where ${some} returning 1`);
}

/** How many rows there are to forget, counted up to `$2`. */
export const countOld = ({ table, when }: RetentionRule): Statement =>
  once(`select count(*)::float8 as n from (select from ${table} t where ${when} limit $2) as old`);

/** Null where the rows stay as they are. */
export function eraseRows({ table, whose, erase }: PersonalSet): Statement | null {
  if (erase === 'stays') return null;
  if (erase === 'delete') return once(`${PERSON} delete from ${table} t using person where ${whose}`);
  if ('run' in erase) return once(`${PERSON} ${erase.run}`);
  const values = Object.entries(erase.set).map(([column, value]) => `${column} = ${value}`);
  return once(`${PERSON} update ${table} t set ${values.join(', ')} from person where ${whose}`);
}
