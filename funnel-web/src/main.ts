import './styles/index.css';
import { createAppLoader, type AppLoader } from './islands/app-loader';
import { getJson } from './islands/get-json';
import { startReadingPage } from './islands/reading-page';
import { startIntents } from './islands/start-intents';
import { startLandingIslands, startPageIslands } from './islands/start-islands';
import { showTextFace } from './islands/text-face';
import { afterPaint } from './lib/browser/after-paint';
import { browserStore } from './lib/browser/browser-store';
import { takeOfferProof } from './lib/visit/offer-proof';

/** Pages that are HTML until their visitor does something, by the name that the HTML gives them. */
const WAITING_PAGES: Readonly<Record<string, () => AppLoader>> = {
  landing: () => createAppLoader(() => import('./app/start-landing').then((module) => module.startLanding())),
  affiliates: () => createAppLoader(() => import('./app/start-affiliates').then((module) => module.startAffiliates())),
  'speaker-resources': () =>
    createAppLoader(() => import('./app/start-speaker-resources').then((module) => module.startSpeakerResources())),
  proof: () => createAppLoader(() => import('./app/start-proof').then((module) => module.startProof())),
};

// Before the visit is counted, so that the proof is in no report.
const proof = takeOfferProof();
// One entry for every page: a second one would share modules with this one and cost the landing page another request.
const root = document.documentElement;
const { page = '' } = root.dataset;
afterPaint(() => void showTextFace());
if (page === 'preview') {
  const start = () => import('./app/start-landing').then((module) => module.startLanding());
  const world = { token: window.location.hash.slice(1), start, get: getJson };
  void import('./islands/landing-preview').then((module) => module.showLandingPreview(root, world));
} else {
  const waiting = WAITING_PAGES[page]?.();
  const loader =
    waiting ?? createAppLoader(() => import('./app/begin-pages').then((module) => module.beginPages(proof)));
  startIntents(loader);
  if (waiting) {
    // What is asked for from now on would stand in the way of the first paint.
    afterPaint(() => {
      startPageIslands();
      if (page === 'landing') return startLandingIslands(loader, () => import('./app/DialogHost'));
      if (page === 'proof') void import('./islands/proof-figures').then((module) => module.startProofFigures());
      void startReadingPage(loader, { signedIn: browserStore.get('speakerToken') !== null });
    });
  } else {
    startPageIslands();
    // Says so where the page is painted or empty, as if this script had not come (shared/web-app/src/first-paint/say-failure.ts). The next sign of the visitor tries again.
    loader.load().catch(() => document.querySelector('script[type=module]')?.dispatchEvent(new Event('error')));
  }
}
