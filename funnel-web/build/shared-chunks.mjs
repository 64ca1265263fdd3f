import { build } from 'vite';

const route = (/** @type {string} */ name) => `src/pages/${name}Route.tsx`;
/** Parts of the app that are loaded together, by the modules they begin with. */
const PARTS = {
  entry: ['index.html'],
  landing: ['src/app/start-landing.tsx'],
  reading: ['affiliates', 'speaker-resources', 'proof'].map((name) => `src/app/start-${name}.tsx`),
  pages: ['src/app/start-pages.tsx'],
  offers: ['vip/Vip', 'implementation/Implementation', 'dfy/Dfy'].map(route),
  afterOrder: ['thank-you/ThankYou', 'success/Success', 'orders/Orders'].map(route),
  others: ['legal/Legal', 'speaker-dashboard/SpeakerDashboard', 'speaker-login/SpeakerLogin'].map(route),
};

/** @typedef {{ type: string, fileName: string, facadeModuleId?: string | null, isDynamicEntry?: boolean, moduleIds?: string[], imports?: string[] }} BuiltFile */

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Two files of about one size arrive sooner than one: they come on two connections. @param {string} id */
function libraryOf(id) {
  if (REACT.test(id)) return 'react';
  return id.includes('/node_modules/') ? 'libraries' : null;
}

/**
 * The file that a module goes to, by how many of each part use it; null: where the bundler puts it. What a module of a file imports is in the same
 * file or in one that more parts use, so no two files need each other.
 * @param {Record<string, number>} users
 * @param {string} id
 */
function fileOf({ entry, landing, reading, pages, offers, afterOrder, others }, id) {
  if (entry) return null;
  if (landing && (pages || offers)) return libraryOf(id) ?? 'common';
  if (reading && (pages || offers)) return 'reading-and-offers';
  if (pages) return 'pages';
  if (!offers) return null;
  if (others) return 'offers-and-others';
  if (afterOrder) return 'orders';
  return Number(offers) > 1 ? 'offers' : null;
}

/**
 * Puts what the pages of an order share into few files. By itself the bundler makes one for each set of pages that use the same modules, some forty for a
 * page: each is a request, and a slow phone waits longer for these than for their bytes. Who uses what only the bundler knows, once it has left out what nobody
 * uses, so the app is built a first time to learn that.
 * @returns {import('vite').Plugin}
 */
export function sharedChunks() {
  let learning = false;
  return {
    name: 'summit-shared-chunks',
    apply: 'build',
    async config(config, { isSsrBuild }) {
      if (isSsrBuild || learning) return undefined;
      learning = true;
      const built = await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        build: { ...config.build, write: false },
      });
      learning = false;
      const files = filesOfModules(/** @type {{ output: BuiltFile[] }} */ (built).output);
      const group = {
        includeDependenciesRecursively: false,
        name: (/** @type {string} */ id) => files.get(id) ?? null,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

/** @param {readonly BuiltFile[]} output */
function filesOfModules(output) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const filesFrom = (/** @type {string} */ start) => {
    const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${start}`));
    if (!own) throw new Error(`The build has no file that begins with ${start}`);
    const found = new Set([own.fileName]);
    for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
    return found;
  };
  const parts = Object.entries(PARTS).map(([part, starts]) => /** @type {const} */ ([part, starts.map(filesFrom)]));
  /** @type {Map<string, string | null>} */
  const files = new Map();
  for (const { fileName, moduleIds = [], isDynamicEntry } of chunks.values()) {
    // What is loaded for itself keeps its file.
    if (isDynamicEntry) continue;
    const users = Object.fromEntries(
      parts.map(([part, all]) => [part, all.filter((some) => some.has(fileName)).length]),
    );
    for (const id of moduleIds) files.set(id, fileOf(users, id));
  }
  return files;
}
