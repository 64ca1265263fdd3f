import type { LandingPageResponse } from '@summit/contracts';
import type { Intent } from '../lib/landing/intent';

/** What the app offers once it has taken over the page. */
export interface RunningApp {
  /** Rejects when the code of what was asked for can't be loaded. */
  run(intent: Intent, opener: HTMLElement | null): Promise<void>;
  /** Shows the server's copy and phase instead of what was rendered at build. */
  showContent(answer: LandingPageResponse): void;
}

export interface AppLoader {
  /** Loads the app once; later calls answer the same promise. A failed load may be tried again. */
  load(): Promise<RunningApp>;
  /** Loads the app if needed and hands it the intent, so that the first press is never lost. */
  run(intent: Intent, opener: HTMLElement | null): Promise<void>;
  isReady(): boolean;
}

export function createAppLoader(start: () => Promise<RunningApp>): AppLoader {
  let loading: Promise<RunningApp> | null = null;
  let ready = false;
  const load = () => {
    loading ??= start().then(
      (app) => {
        ready = true;
        return app;
      },
      (reason: unknown) => {
        loading = null;
        throw reason;
      },
    );
    return loading;
  };
  return {
    load,
    isReady: () => ready,
    async run(intent, opener) {
      const app = await load();
      await app.run(intent, opener);
    },
  };
}
