import { startInbox } from './inbox/start-inbox.js';
import { startSandbox } from './sandbox/start-sandbox.js';
import { SimulatorError } from './simulator-error.js';

/**
 * Runs inbox and sandbox as one process: SANDBOX_PORT, INBOX_PORT, SMTP_PORT, DATA_DIR, SIMULATORS_HOST; API_ORIGIN is
 * where payment events go, FUNNEL_ORIGIN where payment pages lead back to, MEMBER_ORIGIN
 * whose pages show films.
 */
async function main(): Promise<void> {
  const { env } = process;
  const port = (name: string, standard: number) => Number(env[name] || standard);
  const dir = env['DATA_DIR'] || '.data';
  const host = env['SIMULATORS_HOST'] || '127.0.0.1';
  const inbox = await startInbox({
    smtpPort: port('SMTP_PORT', 4302),
    httpPort: port('INBOX_PORT', 4301),
    dir: `${dir}/inbox`,
    host,
  });
  const sandbox = await startSandbox({
    port: port('SANDBOX_PORT', 4300),
    dir,
    host,
    inboxUrl: inbox.url,
    apiOrigin: env['API_ORIGIN'] || 'http://127.0.0.1:3000',
    returnOrigins: [env['FUNNEL_ORIGIN'] || 'http://localhost:4200'],
    filmOrigins: [env['MEMBER_ORIGIN'] || 'http://localhost:4201'],
  });
  console.log(`Sandbox ${sandbox.url}, inbox ${inbox.url}, mail ${inbox.smtpUrl}`);

  const stop = () => {
    void Promise.all([inbox.stop(), sandbox.stop()]).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** One sentence and the remedy where we know them. */
function explained(error: unknown): unknown {
  if (error instanceof SimulatorError) return `${error.message} ${error.remedy}`;
  const { code, port } = error as { code?: string; port?: number };
  if (code !== 'EADDRINUSE') return error;
  return `Port ${port} is in use. Free it, or choose others with SANDBOX_PORT, INBOX_PORT and SMTP_PORT.`;
}

main().catch((error: unknown) => {
  console.error(explained(error));
  process.exit(1);
});
