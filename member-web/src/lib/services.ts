import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BrowserFiles } from './browser-files';
import type { MemberApi } from './member-api';
import type { VipSession, VipSessionState } from './vip-session';

/** What the pages need of the world around them; tests bring their own. */
export interface Services {
  session: VipSession;
  api: MemberApi;
  files: BrowserFiles;
}

export const ServicesContext = createContext<Services | null>(null);

/** Throws outside the provider: a page without its services could only pretend to work. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesContext is missing');
  return services;
}

/** Who is signed in; the component renders anew when that changes. */
export function useVipSession(): VipSessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}
