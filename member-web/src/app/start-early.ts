import { matchPage, type PageMatch, type PageName } from '@summit/contracts';
import { MEMBER_AREA } from './AreaGate';
import type { Start } from './prefetch-page';
import type { LazyPage } from '@summit/web-app/page/lazy-page';
import { AREA_PAGES, SIGN_IN_PAGES, VIP_PAGES } from './member-routes';

const OF_SIGN_IN: Partial<Record<PageName, LazyPage>> = SIGN_IN_PAGES;
const DASHBOARD: PageMatch = { name: 'vipDashboard', params: {} };

/**
 * Asks for the scripts of the first page, and for what it shows, before React draws: a phone needs a while for that. Resolves when the
 * scripts are there, or can't be had.
 */
export async function startEarly(pathname: string, start: Start): Promise<void> {
  const opened = matchPage(pathname);
  if (!opened) return;
  const isMember = start.services.session.current().token !== null;
  // Members are led on by the sign-in: nearly always to the dashboard, else to a page that asks for the same.
  const match = isMember && opened.name === 'vipLogin' ? DASHBOARD : opened;
  const refused = match.name in VIP_PAGES && !isMember;
  const signIn = refused ? SIGN_IN_PAGES.vipLogin : OF_SIGN_IN[opened.name];
  const page = refused ? undefined : AREA_PAGES[match.name];
  const asking = async () => (await MEMBER_AREA.load()).prefetchPage(match, start);
  const scripts = [signIn?.load(), page && asking(), page?.load()];
  // What fails here is asked for again, and shown, where it is needed.
  await Promise.all(scripts).catch(() => undefined);
}
