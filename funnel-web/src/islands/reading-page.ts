import type { AppLoader } from './app-loader';
import { showBannerPictures } from './banner-pictures';
import { getJson } from './get-json';
import { showProofLink } from './footer-proof';
import { readLandingState } from './landing-state';

/**
 * What a page that is HTML until somebody uses it does meanwhile: a press on a button is kept until the app is there, and the app comes
 * at once where the HTML no longer says what holds, or where its reader has a kit to see.
 */
export async function startReadingPage(loader: AppLoader, { signedIn }: { signedIn: boolean }): Promise<void> {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button:not([data-intent])') : null;
    if (!button || loader.isReady()) return;
    loader.load().then(
      () => button.click(),
      () => undefined,
    );
  });
  void showBannerPictures();
  if (signedIn) {
    await load(loader);
    return;
  }
  const state = await readLandingState(getJson);
  showProofLink(state);
  if (state && state.phase !== document.documentElement.dataset['phase']) await load(loader);
}

/** Without the app the page stays readable. */
const load = (loader: AppLoader): Promise<unknown> => loader.load().catch(() => undefined);
