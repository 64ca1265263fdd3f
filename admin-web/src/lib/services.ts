import { createServicesContext, type AppServices } from '@summit/web-app/services/create-services-context';
import type { AdminSession } from './session/admin-session';

export type Services = AppServices<AdminSession>;

export const { ServicesProvider, useServices, useSession: useAdminSession } = createServicesContext<AdminSession>();
