import './styles/index.css';
import { createAppLoader, type AppLoader } from './islands/app-loader';
import { startReadingPage } from './islands/reading-page';
import { startIntents } from './islands/start-intents';
import { startLandingIslands, startPageIslands } from './islands/start-islands';
import { browserStore } from './lib/browser/browser-store';

/** Pages that are HTML until their visitor does something, by the name that the HTML gives them. */
const WAITING_PAGES: Readonly<Record<string, () => AppLoader>> = {
  landing: () => createAppLoader(() => import('./app/start-landing').then((module) => module.startLanding())),
  affiliates: () => createAppLoader(() => import('./app/start-affiliates').then((module) => module.startAffiliates())),
  'speaker-resources': () =>
    createAppLoader(() => import('./app/start-speaker-resources').then((module) => module.startSpeakerResources())),
};

// One entry for every page: a second one would share modules with this one and cost the landing page another request.
startPageIslands();
const { page = '' } = document.documentElement.dataset;
const waiting = WAITING_PAGES[page]?.();
const loader = waiting ?? createAppLoader(() => import('./app/start-pages').then((module) => module.startPages()));
startIntents(loader);
if (page === 'landing') startLandingIslands(loader);
else if (waiting) void startReadingPage(loader, { signedIn: browserStore.get('speakerToken') !== null });
else void loader.load();
