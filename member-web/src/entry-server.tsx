import createEmotionServer from '@emotion/server/create-instance';
import { SUMMITS } from '@summit/content';
import {
  allSessionsEndpoint,
  BROWSER_KEYS,
  PAGES,
  publicSessionEndpoint,
  sessionsByDayEndpoint,
  vipStatusEndpoint,
  type PageName,
} from '@summit/contracts';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { watchedStore } from '@summit/web-app/browser/watched-store';
import { SUPPORT_EMAIL } from '@summit/web-app/config/support';
import { askFirst } from '@summit/web-app/first-paint/ask-first';
import { FAILURE_TEXTS, sayFailure } from '@summit/web-app/first-paint/say-failure';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { pathsOf, VIP_PAGES } from './app/member-routes';
import { createStyles, Providers } from './app/Providers';
import { welcomeMember } from './first-paint/welcome-member';
import { dashboardPath, dayPath, loginPath, recordingsDayPath, sessionPath, sessionsPath } from './lib/paths';

/** `data-for` of `@summit/web-app/first-paint/ask-first`. */
type Audience = 'members' | 'guests';

interface FirstPaint {
  /** Path of the document: its own, or the one that its pages have in common. */
  path: string;
  /** Where it is rendered. */
  at: string;
  /** Module of the page below `src/pages`. */
  page: string;
  /** What the page asks first; `:last` is the last part of its address. */
  call: string;
  /** Whom it is painted for, where not for everybody. */
  audience?: Audience;
  /** Its styles are its own; those of the others are in one element for all of them, which one hash allows. */
  ownStyles?: true;
}

const dayCall = (day: SummitDay): string => sessionsByDayEndpoint.path.replace(':day', String(day));

/** The pages that people open by a link, the sign-in and what follows it, as they stand before the server has answered. */
const FIRST_PAINTS: readonly FirstPaint[] = [
  {
    path: loginPath,
    at: loginPath,
    page: 'login/LoginPage',
    // Of the dashboard, to which a member is led on.
    call: vipStatusEndpoint.path,
    audience: 'guests',
    ownStyles: true,
  },
  {
    path: dashboardPath,
    at: dashboardPath,
    page: 'dashboard/DashboardPage',
    call: vipStatusEndpoint.path,
    audience: 'members',
    ownStyles: true,
  },
  { path: sessionsPath, at: sessionsPath, page: 'sessions/SessionsPage', call: allSessionsEndpoint.path },
  ...SUMMIT_DAYS.map((day) => ({ path: dayPath(day), at: dayPath(day), page: 'day/DayPage', call: dayCall(day) })),
  {
    path: parentOf('sessionAccess'),
    at: sessionPath('any'),
    page: 'session/SessionPage',
    call: publicSessionEndpoint.path.replace(':token', ':last'),
  },
  ...SUMMITS.flatMap(({ key, number }) =>
    SUMMIT_DAYS.map((day) => {
      const path = recordingsDayPath(number, day);
      const call = `${dayCall(day)}?summit=${key}`;
      return { path, at: path, page: 'recordings/RecordingsPage', call, audience: 'members' } as const;
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
  call: string;
  audience?: Audience | undefined;
  /** Style elements. */
  styles: string;
}

/** What every page for members asks; the document of those that are not rendered here begins with it, at these paths. */
export const memberCall = vipStatusEndpoint.path;
export const memberPaths = (Object.keys(VIP_PAGES) as PageName[])
  .flatMap(pathsOf)
  .filter((path) => !path.includes(':'));

/** The same for all pages, so that one hash allows each of them. */
export const sayFailureScript = `(${sayFailure})(${JSON.stringify(FAILURE_TEXTS)})`;
export const askFirstScript = `(${askFirst})(${JSON.stringify(BROWSER_KEYS.vipToken.key)})`;
/** For who has no scripts. */
export const supportEmail = SUPPORT_EMAIL;
/** Of the dashboard alone. */
export const welcomeMemberScript = `(${welcomeMember})(${JSON.stringify(BROWSER_KEYS.vipUser.key)})`;

/** The HTML of the pages with its styles. */
export async function renderFirstPaints(): Promise<RenderedFirstPaint[]> {
  const styles = createStyles();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const stylesOf = (html: string) => constructStyleTagsFromChunks(extractCriticalToChunks(html));
  const pages: (Omit<RenderedFirstPaint, 'styles'> & { ownStyles: boolean })[] = [];
  for (const { path, at, page, call, audience, ownStyles = false } of FIRST_PAINTS) {
    const { prelude } = await prerender(
      <StrictMode>
        <Providers services={createServices(audience === 'members' ? memberStore : undefined)} styles={styles}>
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
    pages.push({ path, page, html, call, audience, ownStyles });
  }
  const shared = stylesOf(pages.map(({ html, ownStyles }) => (ownStyles ? '' : html)).join(''));
  return pages.map(({ ownStyles, ...page }) => ({ ...page, styles: ownStyles ? stylesOf(page.html) : shared }));
}
