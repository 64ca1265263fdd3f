// Which variables the programs read, found in their sources.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Variables of the class Environment in backend/src/config/env.ts: one a line, or several, after their decorators.
 * @param {string} source
 */
export function backendVariables(source) {
  const body = /class Environment \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const declared = body.matchAll(/^\s*(?:@.*\s)?([A-Z][A-Z0-9_]*)[?!]?(?:\s*[:=])/gm);
  return [...declared].map((match) => match[1] ?? '');
}

/**
 * Variables a plain module reads: `env.NAME`, `process.env.NAME`, `env['NAME']`, and the names in the table of ports.
 * @param {string} source
 */
export function readVariables(source) {
  const reads = source.matchAll(/\benv(?:\?\.|\.|\[')([A-Z][A-Z0-9_]*)\b/g);
  const ports = source.matchAll(/\[\[('[A-Z_]+'(?:, '[A-Z_]+')*)\], \d+\]/g);
  return [
    ...[...reads].map((match) => match[1] ?? ''),
    ...[...ports].flatMap((match) => (match[1] ?? '').replaceAll("'", '').split(', ')),
  ];
}

/**
 * Variables that .env.example lists, set or as a comment.
 * @param {string} text
 */
export function listedVariables(text) {
  return [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? '');
}

/**
 * Everything read by the files of `files` that lie below one of `folders`.
 * @param {string} root
 * @param {string[]} files
 * @param {RegExp} wanted
 */
export async function variablesOf(root, files, wanted) {
  const sources = await Promise.all(
    files.filter((file) => wanted.test(file)).map((file) => readFile(path.join(root, file), 'utf8')),
  );
  return new Set(sources.flatMap((source) => readVariables(source)));
}
