import type { Product } from '@summit/rules';
import { dfyPath, implementationPath, vipPath, vipUpgradePath } from '../lib/site/paths';
import { lazyRoute } from './lazy-route';

// A chunk for each offer; what they share is one more.
export const OFFER_ROUTES = {
  vip: lazyRoute(async () => (await import('../pages/vip/VipRoute')).VipRoute),
  implementation: lazyRoute(
    async () => (await import('../pages/implementation/ImplementationRoute')).ImplementationRoute,
  ),
  dfy: lazyRoute(async () => (await import('../pages/dfy/DfyRoute')).DfyRoute),
};

const OFFER_OF_PATH: Readonly<Record<string, Product>> = {
  [vipPath]: 'vip',
  [vipUpgradePath]: 'vip',
  [implementationPath]: 'implementation',
  [dfyPath]: 'dfy',
};

/** The offer of a path; the router takes a slash at the end as well. */
export const offerOf = (pathname: string): Product | undefined => OFFER_OF_PATH[pathname.replace(/\/$/, '')];
