import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { BrowserFiles } from '../browser/browser-files.js';
import type { BearerApi } from '../calls/create-bearer-api.js';
import type { Session } from '../session/create-session.js';
import type { Answers } from './answers.js';

/** What the pages of an app need of the world around them; tests bring their own. */
export interface AppServices<OneSession extends Session> {
  session: OneSession;
  api: BearerApi;
  files: BrowserFiles;
  answers: Answers;
}

export interface ServicesProviderProps<Services> {
  services: Services;
  children: ReactNode;
}

/** The provider of an app's services, and the hooks that read them. Each app makes one set; `Own`: what only it has. */
export function createServicesContext<OneSession extends Session, Own extends object = object>() {
  type Services = AppServices<OneSession> & Own;
  const ServicesContext = createContext<Services | null>(null);

  function ServicesProvider({ services, children }: ServicesProviderProps<Services>) {
    useForgetAtChange(services);
    return <ServicesContext value={services}>{children}</ServicesContext>;
  }

  /** Throws outside the provider: a page without its services could only pretend to work. */
  function useServices(): Services {
    const services = useContext(ServicesContext);
    if (!services) throw new Error('ServicesProvider is missing');
    return services;
  }

  /** Who is signed in; the component renders anew when that changes. */
  function useSession(): ReturnType<OneSession['current']> {
    const { session } = useServices();
    return useSyncExternalStore(session.subscribe, session.current, session.current) as ReturnType<
      OneSession['current']
    >;
  }

  return { ServicesProvider, useServices, useSession };
}

/** What one person was shown is not kept for the next. */
function useForgetAtChange({ session, answers }: AppServices<Session>): void {
  useEffect(() => {
    let { token } = session.current();
    return session.subscribe(() => {
      const before = token;
      ({ token } = session.current());
      // Another tab may have changed them without this one seeing the moment between.
      if (before !== null && token !== before) answers.forget();
    });
  }, [session, answers]);
}
