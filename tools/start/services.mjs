// Which services make up the demo, and when each of them is ready.
import path from 'node:path';
import { API_FLAGS, API_MEMORY } from './api-process.mjs';
import { accepts, answers } from './probes.mjs';
import { Service } from './service.mjs';

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {string | undefined} options.migrationUrl
 * @param {boolean} options.watch
 * @param {(text: string) => void} options.progress
 * @param {(error: import('./start-error.mjs').StartError) => void} options.onGivenUp
 */
export function createServices(
  { root, dataDir, portOf, childEnv },
  { databaseUrl, migrationUrl, watch, progress, onGivenUp },
) {
  /** @param {{ args: string[], isReady: () => Promise<boolean>, extra?: NodeJS.ProcessEnv }} how */
  const service = (/** @type {string} */ name, { args, isReady, extra = {} }) =>
    new Service({
      name,
      args,
      isReady,
      cwd: root,
      env: { ...childEnv, ...extra },
      logFile: path.join(dataDir, 'logs', `${name.replaceAll(' ', '-')}.log`),
      talks: watch && name !== 'sandbox',
      progress,
      onGivenUp,
    });
  const allAccept =
    (/** @type {number[]} */ ...ports) =>
    async () =>
      (await Promise.all(ports.map((port) => accepts(port)))).every(Boolean);

  const api = service('API', {
    // Source maps cost a fifth of the start, and packing a change takes seconds: whoever is just writing that code has the one without the other.
    args: [
      ...API_FLAGS,
      ...(watch ? ['--enable-source-maps', 'backend/dist/main.js'] : ['backend/dist/packed/main.js']),
    ],
    isReady: () => answers(`http://127.0.0.1:${portOf.api}/api/health/ready`),
    // While somebody develops, a restart also brings new migrations.
    extra: { DATABASE_URL: databaseUrl, ...API_MEMORY, ...(watch ? { MIGRATION_DATABASE_URL: migrationUrl } : {}) },
  });
  const simulators = service('sandbox', {
    args: ['shared/provider-simulators/dist/main.js'],
    isReady: allAccept(portOf.sandbox, portOf.inbox, portOf.smtp),
  });
  const web = watch
    ? /** @type {const} */ (['funnel', 'member', 'admin']).map((app) =>
        service(`${app} app`, {
          args: ['tools/start/vite-server.mjs', app],
          isReady: () => answers(`http://localhost:${portOf[app]}/`),
        }),
      )
    : [
        service('web server', {
          args: ['tools/web-server/web-server.mjs'],
          isReady: allAccept(portOf.funnel, portOf.member, portOf.admin),
        }),
      ];
  return { api, simulators, web };
}
