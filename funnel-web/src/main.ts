import './styles/index.css';
import { createAppLoader } from './islands/app-loader';
import { getJson } from './islands/get-json';
import { startIntents } from './islands/start-intents';
import { startLandingIslands, startPageIslands } from './islands/start-islands';

// One entry for every page: a second one would share modules with this one and cost the landing page another request.
const root = document.documentElement;
const { page } = root.dataset;
const startLanding = () => import('./app/start-landing').then((module) => module.startLanding());
if (page === 'preview') {
  const world = { token: window.location.hash.slice(1), start: startLanding, get: getJson };
  void import('./islands/landing-preview').then((module) => module.showLandingPreview(root, world));
} else {
  startPageIslands();
  const onLanding = page === 'landing';
  const loader = createAppLoader(
    onLanding ? startLanding : () => import('./app/start-pages').then((module) => module.startPages()),
  );
  startIntents(loader);
  if (onLanding) startLandingIslands(loader);
  else void loader.load();
}
