import { jobsDone } from './buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from './outside-world.js';
import { startApp, type RunningApp, type RunningAppOptions } from './running-app.js';

export interface AppWithProviders {
  running: RunningApp;
  outside: OutsideWorld;
  /** Once no job is left. */
  stop(): Promise<void>;
}

/** The application with its worker beside the sandbox, which notifies it; both on today's date. */
export async function startAppWithProviders({
  env,
  log,
}: Pick<RunningAppOptions, 'env' | 'log'> = {}): Promise<AppWithProviders> {
  const outside = await startOutsideWorld();
  const running = await startApp({ role: 'all', env: { ...outside.env, ...env }, log });
  running.clock.set(Date.now());
  outside.notify(running.url);
  return {
    running,
    outside,
    stop: async () => {
      await jobsDone(running);
      await running.stop();
      await outside.stop();
    },
  };
}
