import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './keep-focus.js';
import { OnceDrawn } from './once-drawn.js';

/**
 * Draws the app in the place of what was painted before it had come. That stays until it can be replaced by the whole of the page
 * (`scriptsAreHere`); elsewhere the frame is better than nothing.
 */
export function drawApp(app: ReactNode, scriptsAreHere: Promise<void>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { dataset } = document.documentElement;
  if (dataset['elsewhere'] !== undefined) {
    // What is painted was hidden from a visitor who is led on to another page.
    root.replaceChildren();
    delete dataset['elsewhere'];
  }
  void (root.hasChildNodes() ? scriptsAreHere : Promise.resolve()).then(() => {
    const giveFocusBack = keepFocus(root);
    createRoot(root).render(
      <StrictMode>
        {app}
        {/* Last, so that all else is in the page when it calls. */}
        <OnceDrawn call={giveFocusBack} />
      </StrictMode>,
    );
  });
}
