import { landingPreviewEndpoint, type LandingPageResponse } from '@summit/contracts';
import type { RunningApp } from './app-loader';

export interface PreviewWorld {
  /** What follows `#` in the address: the signed token of the draft. */
  token: string;
  start: () => Promise<RunningApp>;
  get: <T>(path: string) => Promise<T | null>;
}

/** Stands for the page where there is nothing to show. */
const GONE = 'This preview has ended. Save the draft again to see it.';

/**
 * The landing page with an administrator's draft, in a frame of the back office. It counts no visit, asks nobody about cookies
 * and starts no countdown.
 */
export async function showLandingPreview(root: HTMLElement, { token, start, get }: PreviewWorld): Promise<void> {
  root.dataset['consent'] = 'essential';
  const path = `${landingPreviewEndpoint.path}?token=${encodeURIComponent(token)}`;
  const asked = token === '' ? null : get<LandingPageResponse>(path);
  const [app, answer] = await Promise.all([start(), asked]);
  if (answer) app.showContent(answer);
  else document.body.replaceChildren(gonePage());
}

function gonePage(): HTMLElement {
  const page = document.createElement('main');
  page.style.padding = '24px';
  page.textContent = GONE;
  return page;
}
