import { PAGES, type Page, type PageName } from '@summit/contracts';
import { Route } from 'react-router-dom';
import { lazyPage, type LazyPage } from '@summit/web-app/page/lazy-page';

/** Pages with a frame of their own, for visitors who are not signed in. */
export const SIGN_IN_PAGES = {
  vipLogin: lazyPage('LoginPage', () => import('../pages/login/LoginPage')),
  vipForgotPassword: lazyPage('ForgotPasswordPage', () => import('../pages/forgot-password/ForgotPasswordPage')),
  vipResetPassword: lazyPage('ResetPasswordPage', () => import('../pages/reset-password/ResetPasswordPage')),
  vipSetupPassword: lazyPage('SetupPasswordPage', () => import('../pages/setup-password/SetupPasswordPage')),
  vipConfirmEmail: lazyPage('ConfirmEmailPage', () => import('../pages/account-links/ConfirmEmailPage')),
  vipLostTwoFactor: lazyPage('LostTwoFactorPage', () => import('../pages/account-links/LostTwoFactorPage')),
  vipKeepTwoFactor: lazyPage('KeepTwoFactorPage', () => import('../pages/account-links/KeepTwoFactorPage')),
} satisfies Partial<Record<PageName, LazyPage>>;

/** Pages for members only. */
export const VIP_PAGES = {
  vipDashboard: lazyPage('DashboardPage', () => import('../pages/dashboard/DashboardPage')),
  vipProfile: lazyPage('ProfilePage', () => import('../pages/profile/ProfilePage')),
  vipPurchases: lazyPage('PurchasesPage', () => import('../pages/purchases/PurchasesPage')),
  vipResources: lazyPage('ResourcesPage', () => import('../pages/resources/ResourcesPage')),
  vipRecordings: lazyPage('RecordingsPage', () => import('../pages/recordings/RecordingsPage')),
} satisfies Partial<Record<PageName, LazyPage>>;

/** Pages for everybody; a member sees more on them. */
export const SUMMIT_PAGES = {
  sessions: lazyPage('SessionsPage', () => import('../pages/sessions/SessionsPage')),
  day: lazyPage('DayPage', () => import('../pages/day/DayPage')),
  sessionAccess: lazyPage('SessionPage', () => import('../pages/session/SessionPage')),
} satisfies Partial<Record<PageName, LazyPage>>;

/** Pages for everybody; some of them ask who it is by themselves. */
export const PUBLIC_PAGES = {
  prompts: lazyPage('PromptsPage', () => import('../pages/prompts/PromptsPage')),
} satisfies Partial<Record<PageName, LazyPage>>;

/** All pages but those of the sign-in. */
export const AREA_PAGES: Partial<Record<PageName, LazyPage>> = { ...VIP_PAGES, ...SUMMIT_PAGES, ...PUBLIC_PAGES };

export const { Page: NotFoundPage } = lazyPage('NotFoundPage', () => import('../pages/not-found/NotFoundPage'));

/** Paths of a page in the site map, for the router. */
export const pathsOf = (name: PageName): string[] => {
  const { path, aliases = [] }: Page = PAGES[name];
  return [path, ...aliases];
};

/** The routes of some pages. */
export const routesOf = (pages: Partial<Record<PageName, LazyPage>>) =>
  Object.entries(pages).flatMap(([name, { Page }]) =>
    pathsOf(name as PageName).map((path) => <Route key={path} path={path} element={<Page />} />),
  );
