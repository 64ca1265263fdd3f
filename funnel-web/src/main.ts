import './styles/index.css';
import { createAppLoader } from './islands/app-loader';
import { startIntents } from './islands/start-intents';
import { startLandingIslands, startPageIslands } from './islands/start-islands';

// One entry for every page: a second one would share modules with this one and cost the landing page another request.
startPageIslands();
if (document.documentElement.dataset['page'] === 'landing') {
  const loader = createAppLoader(() => import('./app/start-landing').then((module) => module.startLanding()));
  startIntents(loader);
  startLandingIslands(loader);
} else {
  const loader = createAppLoader(() => import('./app/start-pages').then((module) => module.startPages()));
  startIntents(loader);
  void loader.load();
}
