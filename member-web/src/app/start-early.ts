import { matchPage, type PageName } from '@summit/contracts';
import { MEMBER_AREA } from './AreaGate';
import type { Start } from './ask-early';
import type { LazyPage } from './lazy-page';
import { AREA_PAGES, SIGN_IN_PAGES, VIP_PAGES } from './member-routes';

const OF_SIGN_IN: Partial<Record<PageName, LazyPage>> = SIGN_IN_PAGES;

/**
 * Asks for the scripts of the first page, and for what it shows, before React draws: a phone needs a while for that. Resolves when the
 * scripts are there, or can't be had.
 */
export async function startEarly(pathname: string, start: Start): Promise<void> {
  const match = matchPage(pathname);
  if (!match) return;
  const refused = match.name in VIP_PAGES && start.services.session.current().token === null;
  const signIn = refused ? SIGN_IN_PAGES.vipLogin : OF_SIGN_IN[match.name];
  const page = AREA_PAGES[match.name];
  const asking = async () => (await MEMBER_AREA.load()).askEarly(match, start);
  const scripts = signIn ? [signIn.load()] : page ? [asking(), page.load()] : [];
  // What fails here is asked for again, and shown, where it is needed.
  await Promise.all(scripts).catch(() => undefined);
}
