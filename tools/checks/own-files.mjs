import { readdir } from 'node:fs/promises';
import path from 'node:path';

const MADE = new Set(
  'node_modules dist dist-ssr coverage test-results playwright-report screenshots .git .nx .data'.split(' '),
);
/** A folder of that name below tools is source: the program that takes the screenshots. */
const isMade = (/** @type {string} */ folder, /** @type {string} */ name) =>
  MADE.has(name) && !(name === 'screenshots' && folder === 'tools');

/**
 * Every file of the checkout that people write or keep, as paths with `/` relative to the root; nothing that is built.
 * @param {string} root
 * @param {string} [folder]
 * @returns {Promise<string[]>}
 */
export async function ownFiles(root, folder = '') {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      if (isMade(folder, entry.name)) return [];
      const at = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return ownFiles(root, at);
      return entry.isFile() ? [at] : [];
    }),
  );
  return nested.flat().sort();
}
