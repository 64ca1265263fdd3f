import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AdminSession, AdminSessionState } from './admin-session';
import type { AdminApi } from './api';
import type { BrowserFiles } from './browser-files';

/** What the pages need of the world around them; tests bring their own. */
export interface Services {
  session: AdminSession;
  api: AdminApi;
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
export function useAdminSession(): AdminSessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}
