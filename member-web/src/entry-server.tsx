import createEmotionServer from '@emotion/server/create-instance';
import { PAGES, type PageName } from '@summit/contracts';
import { SUMMIT_DAYS } from '@summit/rules';
import { watchedStore } from '@summit/web-app/browser/watched-store';
import { createQueries } from '@summit/web-app/calls/create-queries';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { createStyles, Providers } from './app/Providers';
import { dayPath, recordingsDayPath, sessionPath, sessionsPath } from './lib/paths';

interface FirstPaint {
  /** Path of the document: its own, or the one that its pages have in common. */
  path: string;
  /** Where it is rendered. */
  at: string;
  /** Module of the page below `src/pages`. */
  page: string;
  membersOnly?: true;
}

/** The pages that people open by a link, as they stand before the server has answered. */
const FIRST_PAINTS: readonly FirstPaint[] = [
  { path: sessionsPath, at: sessionsPath, page: 'sessions/SessionsPage' },
  ...SUMMIT_DAYS.map((day) => ({ path: dayPath(day), at: dayPath(day), page: 'day/DayPage' })),
  { path: parentOf('sessionAccess'), at: sessionPath('any'), page: 'session/SessionPage' },
  ...([1, 2] as const).flatMap((summit) =>
    SUMMIT_DAYS.map((day) => {
      const path = recordingsDayPath(summit, day);
      return { path, at: path, page: 'recordings/RecordingsPage', membersOnly: true } as const;
    }),
  ),
];

/** `/summit/access` of `/summit/access/:token`. */
function parentOf(name: PageName): string {
  return PAGES[name].path.replace(/\/:\w+$/, '');
}

/** A store in which the browser of a member keeps a token. Nothing is asked with it: a page that is rendered here asks nothing. */
const memberStore = { ...watchedStore, get: (name: string) => (name === 'vipToken' ? 'a member' : null) };

export interface RenderedFirstPaint {
  path: string;
  page: string;
  html: string;
}

/** The HTML of the pages, and the styles of all of them in one element, which one hash allows. */
export async function renderFirstPaints(): Promise<{ pages: RenderedFirstPaint[]; styles: string }> {
  const styles = createStyles();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const pages: RenderedFirstPaint[] = [];
  for (const { path, at, page, membersOnly } of FIRST_PAINTS) {
    const { prelude } = await prerender(
      <StrictMode>
        <Providers services={createServices(membersOnly && memberStore)} queries={createQueries()} styles={styles}>
          <StaticRouter location={at}>
            <App />
          </StaticRouter>
        </Providers>
      </StrictMode>,
      // Otherwise React moves large boundaries into hidden segments that an inline script swaps in.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    if (html.includes('<!--$!-->') || !html.includes('<main')) throw new Error(`${at} could not be rendered`);
    pages.push({ path, page, html });
  }
  const all = pages.map(({ html }) => html).join('');
  return { pages, styles: constructStyleTagsFromChunks(extractCriticalToChunks(all)) };
}
