/** A migration that does one of these all the same says why nobody waits for it: the table is small, or nothing asks it. */
export interface ReasonedRewrite {
  readonly whyNobodyWaits: string;
}

interface Refusal {
  pattern: RegExp;
  why: string;
}

const COLUMN = `ADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT\\b)`;

/** What rewrites or reads a whole table while an ALTER locks everybody else out of it. */
const REFUSALS: readonly Refusal[] = [
  {
    pattern: new RegExp(
      `^ALTER TABLE .*\\b${COLUMN}.* DEFAULT .*(gen_random_uuid|uuid_generate|random|clock_timestamp|nextval) ?\\(`,
    ),
    why: 'a default that differs from row to row: add the column empty and fill it in parts',
  },
  {
    pattern: new RegExp(
      `^ALTER TABLE .*\\b${COLUMN}.* (GENERATED ALWAYS AS|GENERATED .*AS IDENTITY|(BIG|SMALL)?SERIAL\\b)`,
    ),
    why: 'a computed column: compute it in a view, or add an empty one and fill it in parts',
  },
  {
    pattern: /^ALTER TABLE .*\bALTER (COLUMN )?"?\w+"? (SET DATA )?TYPE\b/,
    why: 'another type: add a column of that type and fill it in parts',
  },
  {
    pattern: /^ALTER TABLE .*\bSET NOT NULL\b/,
    why: 'reads every row: validate a check that says so first',
  },
  {
    pattern: /^ALTER TABLE .*\bADD (CONSTRAINT "?\w+"? )?(CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID\b)/,
    why: 'reads every row: add it NOT VALID, and validate it in a migration of its own',
  },
  {
    pattern: /^ALTER TABLE .*\bADD (CONSTRAINT "?\w+"? )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b(?!.*\bUSING INDEX\b)/,
    why: 'builds an index behind the strongest lock: make the index first, then add the constraint with USING INDEX',
  },
  {
    pattern: /^(ALTER TABLE .*\bSET (UN)?LOGGED\b|ALTER TABLE .*\bSET TABLESPACE\b|CLUSTER\b|VACUUM FULL\b)/,
    why: 'writes the whole table again',
  },
];

const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim();
const tableOf = (text: string, command: RegExp): string | undefined =>
  new RegExp(`^${command.source}(?:IF (?:NOT )?EXISTS )?(?:ONLY )?(?:"?public"?\\.)?"?(\\w+)"?`, 'i').exec(text)?.[1];

/**
 * Statements of one migration that keep the traffic of a large table waiting, each with what to do instead. Which tables are large is not
 * known here, so every table counts that the migration has not made itself.
 */
export function tableRewrites(statements: readonly string[]): string[] {
  const own = new Set<string>();
  const locked = new Set<string>();
  const found: string[] = [];
  for (const statement of statements.map(normalized)) {
    const made = tableOf(statement, /CREATE TABLE /);
    if (made) own.add(made);
    const altered = tableOf(statement, /ALTER TABLE /);
    const updated = tableOf(statement, /UPDATE /);
    const table = altered ?? updated ?? tableOf(statement, /(?:CLUSTER|VACUUM FULL) /);
    if (!table || own.has(table)) continue;
    for (const { pattern, why } of REFUSALS)
      if (new RegExp(pattern.source, 'i').test(statement)) found.push(`${statement}: ${why}`);
    if (updated && locked.has(updated))
      found.push(`${statement}: fills rows while the ALTER before it locks the table: do it in a migration of its own`);
    if (altered) locked.add(altered);
  }
  return found;
}

const INDEXED = /^CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?(?:"?public"?\.)?"?(\w+)"?/i;

/**
 * Statements of one migration that hold a lock while they wait for another, or for an index: a new index lets readers in and keeps
 * writers out, so one who has read and now writes waits for it, while it waits for that one where the same migration then asks for the
 * whole table. `DROP INDEX` does not say of which table it is.
 */
export function growingLocks(statements: readonly string[]): string[] {
  const own = new Set<string>();
  const indexed = new Set<string>();
  let altered = false;
  const found: string[] = [];
  for (const statement of statements.map(normalized)) {
    const made = tableOf(statement, /CREATE TABLE /);
    if (made) own.add(made);
    const index = INDEXED.exec(statement)?.[1];
    const table = tableOf(statement, /ALTER TABLE /);
    if (index && !own.has(index)) {
      if (altered) found.push(`${statement}: built while the statement before it locks a table: put the index first`);
      indexed.add(index);
    }
    const locks = (table && !own.has(table)) || /^DROP INDEX /i.test(statement);
    if (locks) altered = true;
    if (locks && indexed.size > 0)
      found.push(`${statement}: a stronger lock than that of the index before it: do it in a migration of its own`);
  }
  return found;
}
