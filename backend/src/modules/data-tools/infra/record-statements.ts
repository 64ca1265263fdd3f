import type { Statement } from '../../../platform/database/sql.js';
import type { DataTool, RecordSet } from '../../../platform/removable-records/record-set.js';

/** Statements here are put together from the modules' declarations, never from what somebody sends; each runs once, so none has a name. */
const once = (text: string): Statement => ({ name: '', text });

const SCOPE = 'with scope as (select $1::text[] as patterns, $2::uuid[] as orders, $3::uuid[] as signups)';
const BATCH = 500;
/** For somebody else's long transaction. */
const LOCK_TIMEOUT_MS = 10_000;

const sourceOf = ({ table, keptFrom }: RecordSet): string => (keptFrom ? `(${keptFrom})` : table);

export const LOCK_TIMEOUT = once(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
/** Stops writers while rows are saved and removed, so that the file holds exactly what is removed. Two tools lock in the same order, so they can't block each other. */
export const lockTables = (sets: readonly RecordSet[]): Statement =>
  once(
    `lock table ${sets
      .map(({ table }) => table)
      .toSorted()
      .join(', ')} in share row exclusive mode`,
  );

export const removedIds = (query: string): Statement => once(query);

export const countRows = (set: RecordSet, tool: DataTool): Statement =>
  once(
    `${SCOPE} select coalesce(${set.count ?? 'count(*)'}, 0)::float8 as n from ${sourceOf(set)} t, scope where ${set.goes[tool]!}`,
  );

export const openRows = (set: RecordSet, tool: DataTool): Statement =>
  once(
    `declare kept_rows no scroll cursor for ${SCOPE} select to_json(t)::text as row from ${sourceOf(set)} t, scope
     where ${set.goes[tool]!} order by ${set.order}`,
  );
export const openUnlinked = ({ table, unlinks, order }: RecordSet): Statement =>
  once(
    `declare kept_rows no scroll cursor for ${SCOPE}
     select json_build_object('key', t.${unlinks!.key}, 'value', t.${unlinks!.column})::text as row from ${table} t, scope
     where ${unlinks!.when} order by ${order}`,
  );
export const NEXT_ROWS = once(`fetch ${BATCH} from kept_rows`);
export const CLOSE_ROWS = once('close kept_rows');

export const removeRows = ({ table, goes }: RecordSet, tool: DataTool): Statement =>
  once(`${SCOPE} delete from ${table} t using scope where ${goes[tool]!}`);

/** What the database fills in by itself can't be written. */
export const COLUMNS = once(
  `select column_name as name from information_schema.columns
   where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
);
/** `$1` is a line of the file. Numbers stay texts on the way, so that none loses a digit. */
export const insertRows = ({ table, returnsWith = {}, again }: RecordSet, columns: readonly string[]): Statement =>
  once(
    `insert into ${table} as t (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => returnsWith[column] ?? column).join(', ')}
     from json_populate_recordset(null::${table}, $1::json -> 'rows') ${again ? `on conflict ${again}` : ''}`,
  );
export const linkAgain = ({ table, unlinks }: RecordSet): Statement => {
  const { column, key, type } = unlinks!;
  return once(
    `update ${table} t set ${column} = r.value from json_to_recordset($1::json -> 'rows') as r (key ${type}, value ${type})
     where t.${key} = r.key and t.${column} is null`,
  );
};

/** Which table refers to which, by foreign keys that hold now. */
export const REFERENCES = once(
  `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
   where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
);
