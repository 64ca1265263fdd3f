import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFiles } from './own-files.mjs';
import { runCheck } from './run-check.mjs';

const DRAWERS = new Set(['utils', 'util', 'common', 'helpers', 'helper', 'misc']);
const MAX_LINES = 380;
const TEXT =
  /\.(ts|tsx|mts|js|mjs|cjs|css|html|json|md|yml|yaml|sh|conf|template|Dockerfile)$|(^|\/)(\.[a-z]+|run|Dockerfile)$/i;
const COUNTED = /\.(ts|tsx|mjs|cjs|js|css)$/;
/** Texts and tables of the summit may be as long as they are, and a merged migration is never edited. */
const LONG = /^shared\/content\/src\/|\/migrations\//;
/** Files that name what is forbidden. */
const SELF = /^(tools\/checks\/|\.oxlintrc\.jsonc$|package-lock\.json$)/;

/**
 * Lines of code: not empty, and not comment alone.
 * @param {string} text
 */
export const linesOfCode = (text) =>
  text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length;

/**
 * What is wrong with the text of a file.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function textFindings(file, text) {
  const findings = [];
  const lines = COUNTED.test(file) && !LONG.test(file) ? linesOfCode(text) : 0;
  if (lines > MAX_LINES) findings.push(`${file}: ${lines} lines of code; ${MAX_LINES} is the limit, split it`);
  if (SELF.test(file)) return findings;
  text.split('\n').forEach((line, index) => {
    const at = `${file}:${index + 1}`;
    if (/(^|[\s'"`(=:])\/(work|home|Users)\/\w/.test(line)) findings.push(`${at}: a path of one machine`);
    if (/(\/\/|\/\*|\*|#|<!--)\s*(TODO|FIXME|XXX)\b/.test(line)) findings.push(`${at}: finish it, or write an issue`);
    if (/(es|ox)lint-disable/.test(line) && !/lint-disable[^*]* -- \S/.test(line)) {
      findings.push(`${at}: a rule that is disabled says why after " -- "`);
    }
    if (/@ts-(ignore|nocheck)/.test(line)) findings.push(`${at}: types are checked everywhere`);
  });
  return findings;
}

/**
 * Folders and files without a subject, files too long, unfinished work and paths of one machine.
 * @param {string} root
 * @returns {Promise<string[]>} one line for each
 */
export async function namesCheck(root) {
  const findings = new Set();
  for (const file of await ownFiles(root)) {
    const folders = file.split('/');
    const name = folders.pop() ?? '';
    const drawer = folders.find((folder) => DRAWERS.has(folder.toLowerCase()));
    if (drawer)
      findings.add(`${file.slice(0, file.indexOf(drawer) + drawer.length)}/: a folder is named after what is in it`);
    if (DRAWERS.has((name.split('.')[0] ?? '').toLowerCase()))
      findings.add(`${file}: a file is named after what it exports`);
    if (!TEXT.test(file)) continue;
    for (const finding of textFindings(file, await readFile(path.join(root, file), 'utf8'))) findings.add(finding);
  }
  return [...findings];
}

void runCheck(import.meta.url, 'names', namesCheck);
