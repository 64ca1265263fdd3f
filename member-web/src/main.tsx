import '@summit/ui/fonts.css';
import { createQueries } from '@summit/web-app/calls/create-queries';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { Providers } from './app/Providers';
import { startEarly } from './app/start-early';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = createServices();
const queries = createQueries();
startEarly(window.location.pathname, services, queries);

createRoot(root).render(
  <StrictMode>
    <Providers services={services} queries={queries}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
