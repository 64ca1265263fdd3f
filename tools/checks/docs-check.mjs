import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFindings } from './doc-links.mjs';
import { backendVariables, listedVariables, variablesOf } from './environment-names.mjs';
import { ownFiles } from './own-files.mjs';
import { runCheck } from './run-check.mjs';

const CHOICES = 'DECISIONS.md';
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', CHOICES];
/** These name the specs that show what they say. */
const SHOWN = /^docs\/(reliability|security)\.md$/;
const LINKED = /\.md$/;
/** Programs that people configure; tests and build scripts get their environment from these. */
const CONFIGURED = /^(tools\/(start|web-server)\/.*|shared\/provider-simulators\/src\/main)(?<!\.spec)\.(mjs|ts)$/;
const READERS = /^(tools|docker|backend|shared|[a-z]+-web)\/.*\.(mjs|ts|tsx)$|^playwright\.config\.ts$/;
/** Set by the start for its children, never by people. */
const INTERNAL = new Set(['API_ORIGIN']);
/** Folders that exist only once something has run. */
const MADE = /(^|\/)(dist|dist-ssr|\.data|\.nx|node_modules|screenshots)(\/|$)/;

/**
 * What a document names: npm scripts, paths, variables and files by their bare names, each with its line.
 * @param {string} text
 */
export function namedIn(text) {
  /** @type {{ kind: 'script' | 'path' | 'file' | 'variable', name: string, line: number }[]} */
  const named = [];
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    for (const [, name = ''] of content.matchAll(/\bnpm run ([a-z][\w:-]*)/g))
      named.push({ kind: 'script', name, line });
    for (const [, name = ''] of content.matchAll(/\bnpm (start|test)\b/g)) named.push({ kind: 'script', name, line });
    for (const [, token = ''] of content.matchAll(/`([^`\s]+)`/g)) {
      if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(token)) named.push({ kind: 'variable', name: token, line });
      else if (/^\.?[a-z][\w.-]*(\/[\w.*-]+)*\/?$/.test(token) && token.includes('/')) {
        named.push({ kind: 'path', name: token, line });
      } else if (/^[A-Za-z][\w.-]*\.(tsx?|mjs|css|yml)$/.test(token)) named.push({ kind: 'file', name: token, line });
    }
  });
  return named;
}

/**
 * Whether a path of a document is there: from the root, or the end of a longer path ("`lib/browser-store.ts`"); `*` is
 * any name.
 * @param {string} name
 * @param {string[]} files
 */
export function pathExists(name, files) {
  const clean = name.replace(/^\.\//, '').replace(/\/$/, '');
  const pattern = clean
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]*');
  const found = new RegExp(`(^|/)${pattern}(/|$)`);
  return files.some((file) => found.test(file));
}

/**
 * Whether a document may name this. Decisions name constants, which look like variables; elsewhere a bare name may be an example (`x.spec.ts`).
 * @param {string} document
 * @param {string} kind
 */
const isJudged = (document, kind) => kind !== (document === CHOICES ? 'variable' : 'file');

/**
 * Compares the documents with the tree: every script, path and variable they name exists, links between documents lead somewhere, and
 * .env.example lists exactly what the programs read.
 * @param {string} root
 * @returns {Promise<string[]>} one line for each difference
 */
export async function docsCheck(root) {
  const read = (/** @type {string} */ file) => readFile(path.join(root, file), 'utf8');
  const textOf = async (/** @type {string} */ file) => /** @type {[string, string]} */ ([file, await read(file)]);
  const files = await ownFiles(root);
  const scripts = new Set(Object.keys(JSON.parse(await read('package.json')).scripts));
  const backend = backendVariables(await read('backend/src/config/env.ts'));
  const known = new Set([...backend, ...(await variablesOf(root, files, READERS))]);
  const findings = [];

  for (const document of [...DOCUMENTS, ...files.filter((file) => SHOWN.test(file))]) {
    if (!files.includes(document)) {
      findings.push(`${document} is missing`);
      continue;
    }
    for (const { kind, name, line } of namedIn(await read(document))) {
      if (!isJudged(document, kind)) continue;
      const at = `${document}:${line}`;
      if (kind === 'script' && !scripts.has(name)) findings.push(`${at}: package.json has no script "${name}"`);
      if (kind === 'variable' && !known.has(name)) findings.push(`${at}: nothing reads the variable ${name}`);
      if ((kind === 'path' || kind === 'file') && !MADE.test(name) && !pathExists(name, files))
        findings.push(`${at}: there is no ${name}`);
    }
  }

  const linked = files.filter((file) => LINKED.test(file));
  findings.push(...linkFindings(new Map(await Promise.all(linked.map(textOf))), files));

  const listed = listedVariables(files.includes('.env.example') ? await read('.env.example') : '');
  const wanted = new Set(
    [...backend, ...(await variablesOf(root, files, CONFIGURED))].filter((one) => !INTERNAL.has(one)),
  );
  for (const name of wanted) if (!listed.includes(name)) findings.push(`.env.example lacks ${name}`);
  for (const name of listed) if (!known.has(name)) findings.push(`.env.example: nothing reads ${name}`);
  for (const name of new Set(listed.filter((one, index) => listed.indexOf(one) !== index))) {
    findings.push(`.env.example lists ${name} twice`);
  }
  return findings;
}

void runCheck(import.meta.url, 'documents', docsCheck);
