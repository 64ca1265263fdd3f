import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TABLE = 'admin-web/test/browser/opened-dialogs.ts';
/** The dialogs of the other apps, and those that only a longer way makes: opened under axe by a test that opens them anyway. */
const ELSEWHERE = {
  'admin-web/src/features/data-tools/ToolCard.tsx': 'admin-web/test/browser/data-tools.browser.ts',
  'admin-web/src/features/sessions/SessionCreated.tsx': 'admin-web/test/browser/sessions.browser.ts',
  'funnel-web/src/app/layout/MobileMenu.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/app/layout/SpeakerDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/features/cookie-consent/CookieSettingsDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/features/exit-intent/ExitDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/features/offer/exit-intent/OfferExitDialog.tsx': 'funnel-web/test/browser/purchase.browser.ts',
  'funnel-web/src/features/offer/paypal-button/CaptureFailureDialog.tsx': 'funnel-web/test/browser/purchase.browser.ts',
  'funnel-web/src/features/registration/RegistrationDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/pages/speaker-dashboard/ReceiptDialog.tsx': 'funnel-web/test/browser/affiliate-walk.browser.ts',
  'member-web/src/app/layout/AccountPanel.tsx': 'member-web/test/browser/accessibility.browser.ts',
};
const DRAWS = /<(Dialog|FormDialog|dialog|Drawer|Menu|Modal|Popover|ResultDialog|LookDialog)( |$)/m;
/** Icons and choosers that have such a name and are no dialog. */
const NONE = [
  'admin-web/src/features/buyer-requests/BuyerRequestsView.tsx',
  'funnel-web/src/app/layout/Header.tsx',
  'member-web/src/app/layout/AccountMenu.tsx',
];

const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const drawn = ['admin-web/src', 'member-web/src', 'funnel-web/src', 'shared/ui/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => DRAWS.test(textOf(file)) && !NONE.includes(file)),
);
const fileOf = (name) =>
  name.startsWith('shared/ui/') ? `${name.replace('shared/ui/', 'shared/ui/src/')}.tsx` : `admin-web/src/${name}.tsx`;
const listed = [...textOf(TABLE).matchAll(/shows: \[([^\]]*)\]/g)].flatMap(([, names]) =>
  [...names.matchAll(/'([^']+)'/g)].map(([, name]) => fileOf(name)),
);

//
describe('dialogs', () => {
  it('are found where there are some', () => {
    expect(drawn.length).toBeGreaterThan(50);
  });

  it.each(drawn)('are opened under axe in a browser: %s', (file) => {
    expect([...listed, ...Object.keys(ELSEWHERE)]).toContain(file);
  });

  it('are listed once, and only where there is one', () => {
    const named = [...new Set(listed), ...Object.keys(ELSEWHERE)];
    expect(named.filter((file) => !drawn.includes(file))).toEqual([]);
    expect(named.filter((file, index) => named.indexOf(file) !== index)).toEqual([]);
  });

  it.each([...new Set(Object.values(ELSEWHERE))])('are looked at by axe in %s', (file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
    expect(textOf(file)).toMatch(/await broken(InEitherScheme)?\(/);
  });
});
