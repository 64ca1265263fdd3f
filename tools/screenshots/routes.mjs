const press = (name) => async (page) => {
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  await page.getByRole('dialog').waitFor();
};

/** What `npm run screenshots` looks at. `prepare` opens a dialog or scrolls; such pictures show the window, the others the page. */
export const ROUTES = [
  { name: 'landing', app: 'funnel', path: '/' },
  { name: 'landing-register', app: 'funnel', path: '/', prepare: press('Register free') },
  {
    name: 'landing-sticky',
    app: 'funnel',
    path: '/',
    prepare: async (page) => {
      await page.mouse.wheel(0, 3_000);
      await page.waitForTimeout(600);
    },
  },
  { name: 'vip', app: 'funnel', path: '/vip' },
  { name: 'vip-upgrade', app: 'funnel', path: '/vip-upgrade' },
  { name: 'implementation', app: 'funnel', path: '/implementation' },
  { name: 'dfy', app: 'funnel', path: '/dfy' },
  { name: 'thank-you-1', app: 'funnel', path: '/thank-you-1' },
  { name: 'thank-you-2', app: 'funnel', path: '/thank-you-2' },
  { name: 'thank-you-3', app: 'funnel', path: '/thank-you-3' },
  { name: 'success', app: 'funnel', path: '/success?product=vip' },
  { name: 'speaker-login', app: 'funnel', path: '/speaker/login' },
  { name: 'member-forgot-password', app: 'member', path: '/vip/forgot-password' },
  { name: 'member-setup-password', app: 'member', path: '/vip/setup-password' },
  { name: 'funnel-not-found', app: 'funnel', path: '/no/such/page' },
  { name: 'member-login', app: 'member', path: '/vip/login' },
  { name: 'member-sessions', app: 'member', path: '/sessions' },
  { name: 'member-day', app: 'member', path: '/day/2' },
  { name: 'member-session-unknown', app: 'member', path: '/summit/access/no-such-session' },
  { name: 'member-not-found', app: 'member', path: '/no/such/page' },
  { name: 'admin-login', app: 'admin', path: '/admin/login' },
  { name: 'admin-not-found', app: 'admin', path: '/no/such/page' },
];
