// The programs of this machine that a cluster without containers is made of.
import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
/** Program, and the package of Debian that has it. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  nginx: 'nginx',
  setpriv: 'util-linux',
};

/** @typedef {Record<keyof typeof PACKAGES, string> & { postgresBin: string }} Programs */

/** Exit code of a command whose programs are missing: nothing has been started then. */
export const MISSING = 3;

export class MissingPrograms extends Error {
  /** @param {string[]} packages */
  constructor(packages) {
    super(
      `The cluster needs programs that this machine does not have. On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
    );
  }
}

/** Null where there is none. @param {string} name @param {string[]} [folders] */
export async function whereIs(name, folders = FOLDERS) {
  for (const folder of folders.filter((one) => one !== '')) {
    const file = path.join(folder, name);
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}

/** Finds all of them, or throws MissingPrograms with what is to be installed. @returns {Promise<Programs>} */
export async function findPrograms(folders = FOLDERS, postgresFolder = POSTGRES_FOLDER) {
  const versions = await readdir(postgresFolder).catch(() => /** @type {string[]} */ ([]));
  const bins = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(postgresFolder, version, 'bin'));
  const postgres = await whereIs('postgres', bins);
  /** @type {string[]} */
  const missing = postgres ? [] : ['postgresql-15'];
  /** @type {Record<string, string>} */
  const programs = {};
  for (const [name, debian] of Object.entries(PACKAGES)) {
    const file = await whereIs(name, folders);
    if (file) programs[name] = file;
    else missing.push(debian);
  }
  if (missing.length > 0) throw new MissingPrograms(missing.sort());
  return /** @type {Programs} */ ({ ...programs, postgresBin: path.dirname(String(postgres)) });
}

/** For backups; throws MissingPrograms where it is not there. */
export async function findBackrest(folders = FOLDERS) {
  const backrest = await whereIs('pgbackrest', folders);
  if (!backrest) throw new MissingPrograms(['pgbackrest']);
  return backrest;
}

/** For commands: says what is missing and ends. */
export function programsOrLeave() {
  return findPrograms().catch((/** @type {Error} */ { message }) => {
    console.error(message);
    process.exit(MISSING);
  });
}
