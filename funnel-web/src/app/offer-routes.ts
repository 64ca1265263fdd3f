import type { Product } from '@summit/rules';
import { lazyPage } from '@summit/web-app/page/lazy-page';
import { dfyPath, implementationPath, vipPath, vipUpgradePath } from '../lib/site/paths';

// A chunk for each offer; what they share is one more.
export const OFFER_ROUTES = {
  vip: lazyPage('VipRoute', () => import('../pages/vip/VipRoute')),
  implementation: lazyPage('ImplementationRoute', () => import('../pages/implementation/ImplementationRoute')),
  dfy: lazyPage('DfyRoute', () => import('../pages/dfy/DfyRoute')),
};

const OFFER_OF_PATH: Readonly<Record<string, Product>> = {
  [vipPath]: 'vip',
  [vipUpgradePath]: 'vip',
  [implementationPath]: 'implementation',
  [dfyPath]: 'dfy',
};

/** The offer of a path; the router takes a slash at the end as well. */
export const offerOf = (pathname: string): Product | undefined => OFFER_OF_PATH[pathname.replace(/\/$/, '')];
