import { matchPage, type PageName } from '@summit/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { memberQuery } from '../lib/member-query';
import type { Services } from '../lib/services';
import { PUBLIC_PAGES, SIGN_IN_PAGES, SUMMIT_PAGES, VIP_PAGES, type LazyPage } from './member-routes';

const FOR_VISITORS: Partial<Record<PageName, LazyPage>> = { ...SIGN_IN_PAGES, ...SUMMIT_PAGES, ...PUBLIC_PAGES };
const FOR_MEMBERS: Partial<Record<PageName, LazyPage>> = VIP_PAGES;

/** Asks for the script of the first page, and for the member, before React draws: a phone needs a while for that. */
export function startEarly(pathname: string, services: Services, queries: QueryClient): void {
  const name = matchPage(pathname)?.name;
  const page = name && (FOR_MEMBERS[name] ?? FOR_VISITORS[name]);
  if (!page) return;
  const refused = FOR_MEMBERS[name] && services.session.current().token === null;
  const { load } = refused ? SIGN_IN_PAGES.vipLogin : page;
  // What fails here is asked for again, and shown, where it is needed.
  void load().catch(() => undefined);
  if (FOR_MEMBERS[name] && !refused) void queries.prefetchQuery(memberQuery(services));
}
