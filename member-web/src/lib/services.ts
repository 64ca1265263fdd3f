import { createServicesContext, type AppServices } from '@summit/web-app/services/create-services-context';
import type { VipSession } from './vip-session';

export type Services = AppServices<VipSession>;

export const { ServicesProvider, useServices, useSession: useVipSession } = createServicesContext<VipSession>();
