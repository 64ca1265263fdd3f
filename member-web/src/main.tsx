import '@summit/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { createStyles, Providers } from './app/Providers';
import { startEarly } from './app/start-early';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { dataset } = document.documentElement;
if (dataset['guest'] !== undefined) {
  // What is painted for members was hidden from a visitor who is led to the sign-in.
  root.replaceChildren();
  delete dataset['guest'];
}
const services = createServices();
const scriptsAreHere = startEarly(window.location.pathname, { services, hash: window.location.hash });
// A prerendered page stays until it can be replaced by the whole of itself; elsewhere the frame is better than nothing.
void (root.hasChildNodes() ? scriptsAreHere : Promise.resolve()).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers services={services} styles={createStyles()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  ),
);
