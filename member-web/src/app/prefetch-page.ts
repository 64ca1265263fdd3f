import type { PageMatch } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { createQueries } from '@summit/web-app/calls/create-queries';
import { allSessionsQuery, dayQuery, watchingQuery } from '../features/summit-sessions/session-queries';
import { memberQuery } from '../lib/member-query';
import type { Services } from '../lib/services';
import { previewToken, sessionQuery } from '../pages/session/useSession';
import { VIP_PAGES } from './member-routes';

export interface Start {
  services: Services;
  /** Fragment of the address. */
  hash: string;
}

/** Asks for what a page shows first. */
export function prefetchPage({ name, params }: PageMatch, { services, hash }: Start): void {
  const queries = services.answers.store(createQueries);
  if (name in VIP_PAGES) void queries.prefetchQuery(memberQuery(services));
  if (name === 'sessions') void queries.prefetchQuery(allSessionsQuery(services));
  if (name === 'day') void queries.prefetchQuery(dayQuery(services, Number(params['day']) as SummitDay));
  const isList = name === 'sessions' || name === 'day';
  if (isList && services.session.current().token !== null) void queries.prefetchQuery(watchingQuery(services));
  if (name === 'sessionAccess')
    void queries.prefetchQuery(sessionQuery(services, params['token'] ?? '', previewToken(hash)));
}
