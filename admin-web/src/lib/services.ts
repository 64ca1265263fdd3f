import { createServicesContext, type AppServices } from '@summit/web-app/services/create-services-context';
import type { FiguresAges } from './figures-age/figures-ages';
import type { AdminSession } from './session/admin-session';

interface OwnServices {
  figuresAges: FiguresAges;
}

export type Services = AppServices<AdminSession> & OwnServices;

export const {
  ServicesProvider,
  useServices,
  useSession: useAdminSession,
} = createServicesContext<AdminSession, OwnServices>();
