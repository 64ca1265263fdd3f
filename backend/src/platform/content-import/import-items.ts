import { fingerprint } from '@summit/rules';
import type { DataSource, EntityManager } from 'typeorm';

/** Column names with their PostgreSQL types. */
type Columns<Item> = Partial<Record<keyof Item & string, string>>;

/** How the items of one kind are stored. Table and column names come from the code, never from outside. */
export interface ContentKind<Item> {
  /** A table with the columns of `EditableContent`. */
  table: string;
  /** Unique column that tells the bundled items apart, and its type. */
  key: { column: keyof Item & string; type: string };
  /** Columns that follow the bundle until an administrator saves the row. */
  columns: Columns<Item>;
  /** Columns that only a new row takes over, such as the token of a link. */
  onlyWhenNew?: Columns<Item>;
  /** False where other tables point to the rows: they stay when the bundle no longer has them. */
  withdraws: boolean;
}

/** Keys of the rows that an import changed. */
export interface ImportResult {
  added: string[];
  updated: string[];
  withdrawn: string[];
}

/**
 * Brings the bundled items of a kind into their table, in one transaction and a fixed number of statements. New items are
 * added; rows that nobody has edited follow the bundle, and go when it no longer has them; rows that an administrator has
 * saved stay as they are, and those that an administrator has deleted do not come back. Running it again changes nothing.
 */
export async function importItems<Item extends object>(
  dataSource: DataSource,
  kind: ContentKind<Item>,
  items: readonly Item[],
): Promise<ImportResult> {
  return dataSource.transaction(async (manager) => {
    // First, so that a withdrawn row no longer holds a name that a new one takes.
    const withdrawn = kind.withdraws ? await withdraw(manager, kind, items) : [];
    return { ...(await store(manager, kind, items)), withdrawn };
  });
}

/** Notes items of a kind that is stored in its own way, and answers those that an import has never brought before. */
export async function newItems(manager: EntityManager, kind: string, keys: readonly string[]): Promise<string[]> {
  const rows: { key: string }[] = await manager.query(
    'insert into imported_item (kind, key) select $1, unnest($2::text[]) on conflict do nothing returning key',
    [kind, keys],
  );
  return rows.map(({ key }) => key);
}

async function withdraw<Item>(manager: EntityManager, kind: ContentKind<Item>, items: readonly Item[]) {
  const { table, key } = kind;
  const rows: { key: string }[] = await manager.query(
    `with gone as (
       delete from ${table}
       where imported_version is not null and updated_by is null and not (${key.column}::text = any($2::text[]))
       returning ${key.column}::text as key
     ), forgotten as (
       delete from imported_item where kind = $1 and key in (select key from gone)
     )
     select key from gone order by key`,
    [table, items.map((item) => String(item[key.column]))],
  );
  return rows.map((row) => row.key);
}

async function store<Item extends object>(manager: EntityManager, kind: ContentKind<Item>, items: readonly Item[]) {
  const { table, key, columns, onlyWhenNew = {} } = kind;
  const followed = Object.keys(columns);
  const all: Record<string, string> = { [key.column]: key.type, ...columns, ...onlyWhenNew, imported_version: 'text' };
  const names = Object.keys(all).join(', ');
  const changes = [...followed, 'imported_version'].map((name) => `${name} = excluded.${name}`);
  if (!followed.includes('updated_at')) changes.push('updated_at = now()');
  const rows: { key: string; added: boolean }[] = await manager.query(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as given(${Object.entries(all)
         .map((column) => column.join(' '))
         .join(', ')})
     ), first_time as (
       insert into imported_item (kind, key) select $1, ${key.column}::text from given on conflict do nothing returning key
     ), stored as (
       insert into ${table} as stored (${names})
       select ${names} from given
       where ${key.column}::text in (select key from first_time)
         or exists (select from ${table} present where present.${key.column} = given.${key.column})
       on conflict (${key.column}) do update set ${changes.join(', ')}
       where stored.updated_by is null and stored.imported_version is distinct from excluded.imported_version
       returning stored.${key.column} as key, stored.xmax = 0 as added
     )
     select key::text as key, added from stored order by stored.key`,
    [table, JSON.stringify(items.map((item) => ({ ...item, imported_version: versionOf(item, kind) })))],
  );
  const keysWhere = (added: boolean) => rows.filter((row) => row.added === added).map((row) => row.key);
  return { added: keysWhere(true), updated: keysWhere(false) };
}

/** Fingerprint of what follows the bundle. */
function versionOf<Item extends object>(item: Item, { key, columns }: ContentKind<Item>): string {
  const counted = Object.entries(item).filter(([name]) => name === key.column || Object.hasOwn(columns, name));
  return fingerprint(Object.fromEntries(counted));
}
