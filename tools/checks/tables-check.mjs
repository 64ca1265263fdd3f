// Who may touch which table. Imports can't tell: modules also meet in SQL.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { ownFiles } from './own-files.mjs';
import { runCheck } from './run-check.mjs';

const ROOM = /^backend\/src\/((?:modules|platform)\/[^/]+)\//;
const CODE = /^backend\/src\/.*(?<!\.(spec|fake|entity|d))\.ts$/;
const MIGRATION = '/platform/database/migrations/';
/** Where another room's tables may be read: reports, and what compares rooms with each other. */
const READS_ALL = /^backend\/src\/modules\/(analytics\/|[^/]+\/(?:[^/]+\/)*read-models\/)/;

/** Tables that TypeORM can't express, and those that are derived (backend/src/entities.ts). */
const WITHOUT_ENTITY = {
  'modules/analytics': [
    'page_view',
    'page_view_default',
    'page_view_day',
    'referrer_day',
    'sales_day',
    'affiliate_day',
    'affiliate_signup_day',
    'customer_day',
    'order_part',
    'plan_part',
    'plan_day',
    'member_day',
    'customer_part',
    'order_change',
    'customer_change',
    'rollup_mark',
    'rollup_recount',
  ],
  'platform/database': ['repeatable_schema'],
  'platform/installation': ['installation'],
  'platform/outbox': ['event_outbox', 'relay_release'],
};

/**
 * @typedef {'reads' | 'writes'} Use
 * @typedef {{ table: string, use: Use }} TableUse
 */

const NAME = '(?:only\\s+)?"?([a-z_][a-z_0-9]*)\\b"?';
const WRITES = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from|truncate(?:\\s+table)?)\\s+${NAME}`, 'gi');
/** Not the arguments of `extract(… from now())`; the second group is what follows, up to the end of a list of tables. */
const READS = new RegExp(
  `\\b(?:from|join|using)\\s+${NAME}(?!\\s*\\()(?=((?:\\s+(?:as\\s+)?[a-z_]+)?(?:\\s*,\\s*[a-z_]+(?:\\s+[a-z_]+)?)*))`,
  'gi',
);

/**
 * Tables named in a piece of SQL. Names that are no tables (of WITH, of columns) come along; they have no owner.
 * @param {string} sql
 * @returns {TableUse[]}
 */
export function tablesIn(sql) {
  /** @type {TableUse[]} */
  const found = [];
  for (const [, table = ''] of sql.matchAll(WRITES)) found.push({ table, use: 'writes' });
  for (const [, first = '', rest = ''] of sql.replace(/\bdelete\s+from\b/gi, 'delete').matchAll(READS)) {
    const others = rest.split(',').slice(1);
    for (const table of [first, ...others.map((one) => one.trim().split(/\s/)[0] ?? '')])
      found.push({ table, use: 'reads' });
  }
  return found;
}

/**
 * Texts of a file's string literals and templates. What a template fills in is left out: fragments have literals of their own.
 * @param {string} text
 * @returns {string[]}
 */
export function literalsOf(text) {
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join(' ${} '),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest));
  return found;
}

const RECORDS = /\.(records|personal-data)\.ts$/;
/**
 * Tables that a module hands over to the data tools and to the erasure of persons, which write them: it has to own them.
 * @param {string} text
 * @returns {TableUse[]}
 */
export function handedOver(text) {
  return [...text.matchAll(/\b(?:table:\s*|of[A-Z]\w*\()'(\w+)'/g)].map(([, table = '']) => ({ table, use: 'writes' }));
}

/**
 * Owner of every table and report view.
 * @param {Map<string, string>} texts by file
 * @returns {Map<string, string>}
 */
function ownersOf(texts) {
  const owners = new Map(
    Object.entries(WITHOUT_ENTITY).flatMap(([room, tables]) => tables.map((table) => [table, room])),
  );
  for (const [file, text] of texts) {
    const [, room] = ROOM.exec(file) ?? [];
    if (!room) continue;
    for (const [, table = ''] of text.matchAll(/@Entity\('(\w+)'/g)) owners.set(table, room);
    if (file.endsWith('.sql.ts'))
      for (const [, view = ''] of text.matchAll(/\b(?:view|now)\(\s*'(\w+)'/g)) owners.set(view, room);
  }
  return owners;
}

/**
 * The law: a room writes only its own tables; another's it reads only in read models and in analytics. And every table has a room.
 * @param {string} root
 * @returns {Promise<string[]>} one line for each offence
 */
export async function tablesCheck(root) {
  const files = (await ownFiles(root)).filter((file) => file.startsWith('backend/src/') && !file.endsWith('.spec.ts'));
  const texts = new Map(
    await Promise.all(
      files.map(async (file) => /** @type {const} */ ([file, await readFile(path.join(root, file), 'utf8')])),
    ),
  );
  const owners = ownersOf(texts);
  const findings = new Set();
  for (const [file, text] of texts) {
    if (file.includes(MIGRATION)) {
      for (const [, table = ''] of text.matchAll(/CREATE TABLE "?(\w+)"?/g))
        if (!owners.has(table))
          findings.add(`${file}: ${table} has no entity and no room; tools/checks/tables-check.mjs lists such tables`);
      continue;
    }
    const [, room] = ROOM.exec(file) ?? [];
    if (!room || !CODE.test(file)) continue;
    const declared = RECORDS.test(file) ? handedOver(text) : [];
    for (const { table, use } of [...literalsOf(text).flatMap(tablesIn), ...declared]) {
      const owner = owners.get(table);
      if (!owner || owner === room || (use === 'reads' && READS_ALL.test(file))) continue;
      findings.add(`${file}: ${use} ${table}, a table of ${owner}`);
    }
    if (room !== 'platform/outbox' && literalsOf(text).some((literal) => /\bgraphile_worker\./.test(literal)))
      findings.add(`${file}: the job queue's schema is platform/outbox's`);
  }
  return [...findings];
}

void runCheck(import.meta.url, 'tables', tablesCheck);
