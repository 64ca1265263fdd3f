import path from 'node:path';
import { accepts } from './probes.mjs';

const CHECK_MS = 2_000;

/**
 * The database of the demo: the embedded one, watched and started again where it dies, or the reader's own.
 * @param {import('./settings.mjs').Settings} settings
 * @param {(text: string) => void} progress
 */
export async function openDatabase({ databaseUrl, migrationUrl, dataDir, portOf }, progress) {
  if (databaseUrl) {
    progress('Using the database of DATABASE_URL');
    return { url: databaseUrl, migrationUrl, stop: async () => undefined };
  }
  // Known only after the build.
  const { startEmbeddedPostgres } = await import('@summit/embedded-postgres');
  const options = { dir: path.join(dataDir, 'postgres'), port: portOf.postgres, database: 'summit' };
  let server = await startEmbeddedPostgres(options);
  const port = Number(new URL(server.url).port);
  progress(server.reused ? 'PostgreSQL was still running' : 'PostgreSQL is running');

  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(async () => {
      if (stopped || (await accepts(port))) return;
      progress('PostgreSQL stopped, starting it again');
      server = await startEmbeddedPostgres({ ...options, port }).catch((error) => {
        progress(`${error.message} ${error.remedy ?? ''}`);
        return server;
      });
    });
  }, CHECK_MS);
  let stopped = false;
  return {
    url: applicationUrl(server.url),
    migrationUrl: server.url,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await checking;
      await server.stop();
    },
  };
}

/**
 * The address for a role that owns nothing, as in production; preparing the database makes it.
 * @param {string} ownerUrl
 */
function applicationUrl(ownerUrl) {
  const url = new URL(ownerUrl);
  url.username = 'summit_app';
  return url.href;
}
