import { SUMMIT_PHASES, type SummitPhase } from '@summit/rules';
import { browserStore } from '../lib/browser/browser-store';
import type { AppLoader } from './app-loader';
import { startAttendeeBar } from './attendee-bar';
import type { Visit } from '../lib/visit/visit';
import { captureReferral } from './capture-referral';
import { startChatLink } from './chat-link';
import { startCookieBanner } from './cookie-banner';
import { startDownloadSizes } from './download-sizes';
import { startExitIntent } from './exit-intent';
import { startExpanders } from './expanders';
import { startFaqLink } from './faq-link';
import { showProofLink } from './footer-proof';
import { getJson } from './get-json';
import { keepHeadlineVariant } from './headline';
import { startHeroCountdown } from './hero-countdown';
import { bakedPage, clockSkew, readLandingState, refreshWhenStale } from './landing-state';
import { report } from '../lib/visit/report';
import { startSpeakerFilter } from './speaker-filter';
import { startStickyBar } from './sticky-bar';
import { trackPageView } from '../lib/visit/track-page-view';

/** What every page of the funnel does at load, landing page or not. */
export function startPageIslands(): void {
  const visit: Visit = {
    store: browserStore,
    report,
    url: new URL(window.location.href),
    referrer: document.referrer,
    now: Date.now(),
  };
  captureReferral(visit);
  trackPageView(visit);
  startCookieBanner(browserStore);
  startChatLink();
}

const asPhase = (value: string): SummitPhase => SUMMIT_PHASES.find((phase) => phase === value) ?? 'concluded';

const keepHeadline = (runs?: boolean): void =>
  keepHeadlineVariant(browserStore, document.documentElement.dataset['headline'], runs);

/** Everything on the landing page that must work before the app is there, and keeps working after. */
export function startLandingIslands(loader: AppLoader, loadDialogs: () => Promise<unknown>): void {
  keepHeadline();
  startFaqLink();
  startSpeakerFilter();
  startExpanders();
  startStickyBar();
  startAttendeeBar(getJson);
  startDownloadSizes(getJson);
  startExitIntent(browserStore, () => void loader.run({ type: 'exit' }, null).catch(() => undefined), {
    prepare: () => Promise.all([loader.load(), loadDialogs()]),
    prepareAt: 'intent',
  });
  void followLandingState(loader);
}

async function followLandingState(loader: AppLoader): Promise<void> {
  const baked = bakedPage(document.documentElement);
  const state = await readLandingState(getJson);
  showProofLink(state);
  if (!state) {
    startHeroCountdown(asPhase(baked.phase), 0);
    return;
  }
  keepHeadline(state.headline_experiment);
  startHeroCountdown(state.phase, clockSkew(state, Date.now()));
  await refreshWhenStale(state, baked, { loader, get: getJson }).catch(() => undefined);
}
