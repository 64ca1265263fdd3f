import './styles/index.css';
import { createAppLoader } from './islands/app-loader';
import { startLandingIslands, startPageIslands } from './islands/start-islands';

// One entry for every page: a second one would share modules with this one and cost the landing page another request.
startPageIslands();
if (document.documentElement.dataset['page'] === 'landing') {
  startLandingIslands(createAppLoader(() => import('./app/start-landing').then((m) => m.startLanding())));
} else {
  void import('./app/start-pages').then((m) => m.startPages());
}
