import '@summit/ui/fonts.css';
import { createQueries } from '@summit/web-app/calls/create-queries';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { createStyles, Providers } from './app/Providers';
import { startEarly } from './app/start-early';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = createServices();
const queries = createQueries();
const pageIsHere = startEarly(window.location.pathname, { services, queries, hash: window.location.hash });
// A prerendered page stays until it can be replaced by the whole of itself; elsewhere the frame is better than nothing.
void (root.hasChildNodes() ? pageIsHere : Promise.resolve()).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers services={services} queries={queries} styles={createStyles()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  ),
);
