import '@summit/ui/fonts.css';
import { keepFocus } from '@summit/web-app/first-paint/keep-focus';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { createStyles, Providers } from './app/Providers';
import { startEarly } from './app/start-early';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { dataset } = document.documentElement;
if (dataset['elsewhere'] !== undefined) {
  // What is painted was hidden from a visitor who is led on to another page.
  root.replaceChildren();
  delete dataset['elsewhere'];
}
const services = createServices();
const scriptsAreHere = startEarly(window.location.pathname, { services, hash: window.location.hash });
// A prerendered page stays until it can be replaced by the whole of itself; elsewhere the frame is better than nothing.
void (root.hasChildNodes() ? scriptsAreHere : Promise.resolve()).then(() => {
  const giveFocusBack = keepFocus(root);
  createRoot(root).render(
    <StrictMode>
      <Providers services={services} styles={createStyles()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
      <OnceDrawn call={giveFocusBack} />
    </StrictMode>,
  );
});

/** Comes last, so that all else is in the page when it calls. */
function OnceDrawn({ call }: { call: () => void }) {
  useLayoutEffect(call, [call]);
  return null;
}
