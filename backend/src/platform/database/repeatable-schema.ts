import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';

/** One view, function or trigger: how it is made, and how it is taken away. */
export interface SchemaObject {
  create: string;
  drop: string;
}

/**
 * Definitions that hold no data (views, functions, triggers). Unlike a migration they may be edited: after the migrations they are
 * dropped and created again where their text has changed.
 */
export interface RepeatableSchema {
  name: string;
  /** In the order in which they are created; they are dropped the other way round. */
  objects: readonly SchemaObject[];
  /** What has to be worked again with the new definitions; runs after each change. */
  afterChange: readonly string[];
}

export const sqlFunction = (signature: string, create: string): SchemaObject => ({
  create,
  drop: `DROP FUNCTION IF EXISTS ${signature}`,
});
export const view = (name: string, select: string): SchemaObject => ({
  create: `CREATE VIEW ${name} AS ${select}`,
  drop: `DROP VIEW IF EXISTS ${name}`,
});
export const trigger = (name: string, table: string, definition: string): SchemaObject => ({
  create: `CREATE TRIGGER ${name} ${definition}`,
  drop: `DROP TRIGGER IF EXISTS ${name} ON ${table}`,
});

const KNOWN = 'select fingerprint, drops from repeatable_schema where name = $1';
const STANDING = `select fingerprint, fingerprint <> '' and $2 = any (applied) as replaced from repeatable_schema where name = $1`;
const REMEMBER = `insert into repeatable_schema as known (name, fingerprint, drops, applied) values ($1, $2, $3, array[$2])
  on conflict (name) do update set fingerprint = excluded.fingerprint, drops = excluded.drops, applied_at = now(),
    applied = array_remove(known.applied, excluded.fingerprint) || excluded.applied`;
const FORGET = `update repeatable_schema set fingerprint = '', drops = '{}' where name = $1`;

/**
 * Drops and creates the schema in one transaction where it has changed; true if so. Whoever reads meanwhile waits or sees the old one.
 * `leaveNewer`: not where this one stood before and another has taken its place.
 */
export async function applyRepeatable(
  runner: QueryRunner,
  schema: RepeatableSchema,
  { leaveNewer = false }: { leaveNewer?: boolean } = {},
): Promise<boolean> {
  const fingerprint = fingerprintOf(schema);
  const [known] = (await runner.query(STANDING, [schema.name, fingerprint])) as {
    fingerprint: string;
    replaced: boolean;
  }[];
  if (known?.fingerprint === fingerprint || (leaveNewer && known?.replaced)) return false;
  const drops = schema.objects.map(({ drop }) => drop).reverse();
  await runner.startTransaction();
  try {
    await dropRepeatable(runner, schema.name);
    for (const { create } of schema.objects) await runner.query(create);
    for (const text of schema.afterChange) await runner.query(text);
    await runner.query(REMEMBER, [schema.name, fingerprint, drops]);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
  return true;
}

/**
 * Drops what stands, by the drops that were stored when it was made: an object that has left the definitions goes too. For migrations
 * that change a column which a view reads; the views come back after the last migration.
 */
export async function dropRepeatable(runner: QueryRunner, name: string): Promise<void> {
  const [known] = (await runner.query(KNOWN, [name])) as { drops: string[] }[];
  for (const drop of known?.drops ?? []) await runner.query(drop);
  await runner.query(FORGET, [name]);
}

/** What `repeatable_schema` has of a schema while its definitions stand. */
export function fingerprintOf({ objects, afterChange }: RepeatableSchema): string {
  return createHash('sha256')
    .update(JSON.stringify([objects, afterChange]))
    .digest('hex');
}
