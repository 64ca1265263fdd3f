import { matchPage, type PageMatch, type PageName } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import type { QueryClient } from '@tanstack/react-query';
import { allSessionsQuery, dayQuery, watchingQuery } from '../features/summit-sessions/session-queries';
import { memberQuery } from '../lib/member-query';
import type { Services } from '../lib/services';
import { previewToken, sessionQuery } from '../pages/session/useSession';
import { PUBLIC_PAGES, SIGN_IN_PAGES, SUMMIT_PAGES, VIP_PAGES, type LazyPage } from './member-routes';

const FOR_VISITORS: Partial<Record<PageName, LazyPage>> = { ...SIGN_IN_PAGES, ...SUMMIT_PAGES, ...PUBLIC_PAGES };
const FOR_MEMBERS: Partial<Record<PageName, LazyPage>> = VIP_PAGES;

export interface Start {
  services: Services;
  queries: QueryClient;
  /** Fragment of the address. */
  hash: string;
}

/** What a page of the summit shows first. */
function askEarly({ name, params }: PageMatch, { services, queries, hash }: Start): void {
  if (name === 'sessions') void queries.prefetchQuery(allSessionsQuery(services));
  if (name === 'day') void queries.prefetchQuery(dayQuery(services, Number(params['day']) as SummitDay));
  const isList = name === 'sessions' || name === 'day';
  if (isList && services.session.current().token !== null) void queries.prefetchQuery(watchingQuery(services));
  if (name === 'sessionAccess')
    void queries.prefetchQuery(sessionQuery(services, params['token'] ?? '', previewToken(hash)));
}

/**
 * Asks for the script of the first page, and for what it shows, before React draws: a phone needs a while for that. Resolves when the
 * script is there, or can't be had.
 */
export async function startEarly(pathname: string, start: Start): Promise<void> {
  const { services, queries } = start;
  const match = matchPage(pathname);
  const name = match?.name;
  const page = name && (FOR_MEMBERS[name] ?? FOR_VISITORS[name]);
  if (!match || !page) return;
  const refused = FOR_MEMBERS[name] && services.session.current().token === null;
  const { load } = refused ? SIGN_IN_PAGES.vipLogin : page;
  const loading = load();
  askEarly(match, start);
  if (FOR_MEMBERS[name] && !refused) void queries.prefetchQuery(memberQuery(services));
  // What fails here is asked for again, and shown, where it is needed.
  await loading.catch(() => undefined);
}
