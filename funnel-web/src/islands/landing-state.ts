import {
  landingPageEndpoint,
  landingPageStateEndpoint,
  type LandingPageResponse,
  type LandingPageStateResponse,
} from '@summit/contracts';
import type { AppLoader } from './app-loader';

type GetJson = <T>(path: string) => Promise<T | null>;

/** What was rendered into the HTML at build. */
export interface BakedPage {
  version: string;
  phase: string;
}

export const bakedPage = (root: HTMLElement): BakedPage => ({
  version: root.dataset['version'] ?? '',
  phase: root.dataset['phase'] ?? '',
});

/** Server time minus client time in ms; 0 when the server's time cannot be read. */
export function clockSkew(state: LandingPageStateResponse, now: number): number {
  const serverTime = Date.parse(state.server_time);
  return Number.isNaN(serverTime) ? 0 : serverTime - now;
}

/** The current state of the page, or null when the API is down: the bundled copy then stays. */
export const readLandingState = (get: GetJson): Promise<LandingPageStateResponse | null> =>
  get<LandingPageStateResponse>(landingPageStateEndpoint.path);

/** Loads the app and shows the server's copy when it is newer than the HTML or belongs to another phase. */
export async function refreshWhenStale(
  state: LandingPageStateResponse,
  baked: BakedPage,
  { loader, get }: { loader: AppLoader; get: GetJson },
): Promise<void> {
  if (state.version === baked.version && state.phase === baked.phase) return;
  const [app, answer] = await Promise.all([loader.load(), get<LandingPageResponse>(landingPageEndpoint.path)]);
  if (answer) app.showContent(answer);
}
