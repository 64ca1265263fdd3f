// Where things of a module are found: ARCHITECTURE.md has an item for every module and platform room, with every table and route, and the
// names of a module's jobs stand in its `*-tasks.ts`.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFiles } from './own-files.mjs';
import { runCheck } from './run-check.mjs';

const ROOM = /^backend\/src\/(modules|platform)\/([^/]+)\/.+\.ts$/;
/** An item of the lists, with its further lines. */
const ROW = /^- \*\*(`platform\/)?([a-z-]+)`?\*\*(.*(?:\n {2}\S.*)*)/gm;
const ENTITY = /@Entity\('(\w+)'/g;
/** The name of a job. It is stored with waiting jobs, so one file shows what must not be renamed. */
const JOB = /^(?:export )?const \w+_TASK =|\btask: ['`]/m;
const JOBS = /\/application\/[a-z-]+-tasks\.ts$/;
const ROUTE = /@Route\((\w+)/g;
/** The name of an endpoint, at the beginning of what follows `export const`, and its path further on. */
const PATH = /^(\w+Endpoint)\b[^]*?\bpath: '([^']+)'/;
/** Calls of the dashboard and its files belong to many modules; their items say in words what they have there. */
const SAID_IN_WORDS = /^\/api\/admin\/(dashboard|export)\//;

/** @param {string} text an item of the lists; `*` stands for anything, `{a,b}` for either; what is below a path belongs to it */
const pathsIn = (text) =>
  [...text.matchAll(/`(\/api\/[^`]+)`/g)].map(([, named = '']) => {
    const escaped = named.replace(/:\w+/g, ':').replace(/[.+?^$()|[\]\\]/g, '\\$&');
    const either = escaped.replace(/\{([^}]+)\}/g, (_all, names) => `(${names.replaceAll(',', '|')})`);
    return new RegExp(`^${either.replaceAll('*', '.*')}(/.*)?$`);
  });

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each difference
 */
export async function modulesCheck(root) {
  const read = (/** @type {string} */ file) => readFile(path.join(root, file), 'utf8');
  const files = (await ownFiles(root)).filter((file) => !/\.(spec|fake)\.ts$/.test(file));
  /** @type {Map<string, string>} */
  const items = new Map();
  for (const [, platform, name = '', rest = ''] of (await read('ARCHITECTURE.md')).matchAll(ROW))
    items.set(`${platform ? 'platform' : 'modules'}/${name}`, rest);
  /** @type {Map<string, string>} */
  const paths = new Map();
  for (const file of files.filter((one) => one.startsWith('shared/contracts/src/'))) {
    for (const declared of (await read(file)).split('\nexport const ')) {
      const [, endpoint, named] = PATH.exec(declared) ?? [];
      if (endpoint && named) paths.set(endpoint, named);
    }
  }

  const rooms = new Set();
  const findings = new Set();
  for (const file of files) {
    const [, kind, name] = ROOM.exec(file) ?? [];
    if (!kind) continue;
    const room = `${kind}/${name}`;
    rooms.add(room);
    const item = items.get(room);
    if (item === undefined) {
      findings.add(`ARCHITECTURE.md: no item for backend/src/${room}`);
      continue;
    }
    if (kind !== 'modules') continue;
    const text = await read(file);
    if (JOB.test(text) && !JOBS.test(file)) findings.add(`${file}: names of jobs stand in application/*-tasks.ts`);
    for (const [, table = ''] of text.matchAll(ENTITY))
      if (!new RegExp(`\\bTables?\\b[^]*\\b${table}\\b`).test(item))
        findings.add(`ARCHITECTURE.md: the item of ${name} lacks table ${table}`);
    for (const [, endpoint = ''] of text.matchAll(ROUTE)) {
      const route = paths.get(endpoint);
      if (!route || SAID_IN_WORDS.test(route)) continue;
      if (!pathsIn(item).some((named) => named.test(route.replace(/:\w+/g, ':'))))
        findings.add(`ARCHITECTURE.md: the item of ${name} lacks ${route}`);
    }
  }
  for (const room of items.keys())
    if (room.startsWith('platform/') && !rooms.has(room)) findings.add(`ARCHITECTURE.md: backend/src/${room} is gone`);
  return [...findings].toSorted();
}

void runCheck(import.meta.url, 'modules', modulesCheck);
