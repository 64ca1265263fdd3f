import createEmotionServer from '@emotion/server/create-instance';
import { BROWSER_KEYS } from '@summit/contracts';
import { askFirst } from '@summit/web-app/first-paint/ask-first';
import { FAILURE_TEXTS, sayFailure } from '@summit/web-app/first-paint/say-failure';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { createStyles, Providers } from './app/Providers';
import { dashboardPath, loginPath } from './lib/paths';
import { FirstPaint } from './pages/dashboard/FirstPaint';

export interface RenderedFirstPaint {
  path: string;
  /** Whom it is painted for: `members` are signed in (`@summit/web-app/first-paint/ask-first`). */
  audience: 'members' | 'guests';
  html: string;
  /** Style elements. */
  styles: string;
}

export const sayFailureScript = `(${sayFailure})(${JSON.stringify(FAILURE_TEXTS)})`;
export const askFirstScript = `(${askFirst})(${JSON.stringify(BROWSER_KEYS.adminToken.key)},${JSON.stringify(BROWSER_KEYS.adminExpires.key)})`;

async function render(at: string, page: ReactNode): Promise<Pick<RenderedFirstPaint, 'html' | 'styles'>> {
  const styles = createStyles();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const { prelude } = await prerender(
    <StrictMode>
      <Providers services={createServices()} styles={styles}>
        <StaticRouter location={at}>{page}</StaticRouter>
      </Providers>
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  if (html.includes('<!--$!-->') || !html.includes('<main')) throw new Error(`${at} could not be rendered`);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}

/** The sign-in, and of the dashboard the frame. */
export const renderFirstPaints = async (): Promise<RenderedFirstPaint[]> => [
  { path: loginPath, audience: 'guests', ...(await render(loginPath, <App />)) },
  { path: dashboardPath, audience: 'members', ...(await render(dashboardPath, <FirstPaint />)) },
];
