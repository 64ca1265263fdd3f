import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TABLE = 'admin-web/test/browser/opened-dialogs.ts';
/** Where the dialogs of the other apps are opened under axe, on the way of a test that opens them anyway. */
const ELSEWHERE = {
  'admin-web/src/features/buyer-requests/ApproveRequestDialog.tsx': 'funnel-web/test/browser/affiliate-walk.browser.ts',
  'funnel-web/src/app/layout/MobileMenu.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/app/layout/SpeakerDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/features/cookie-consent/CookieSettingsDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/features/exit-intent/ExitDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/features/registration/RegistrationDialog.tsx': 'funnel-web/test/browser/landing.browser.ts',
  'funnel-web/src/pages/speaker-dashboard/ReceiptDialog.tsx': 'funnel-web/test/browser/affiliate-walk.browser.ts',
  'member-web/src/app/layout/AccountPanel.tsx': 'member-web/test/browser/accessibility.browser.ts',
};
/** Not looked at by axe yet: they need a state of their own. The list only shrinks. */
const NOT_YET = {
  'admin-web/src/features/account/ConfirmIdentityDialog.tsx': 'asks whoever has confirmed nothing for five minutes',
  'admin-web/src/features/account/passkeys/RenamePasskeyDialog.tsx': 'needs a passkey; drawn by DialogForm',
  'admin-web/src/features/buyer-requests/DeclineRequestDialog.tsx': 'needs a request; drawn by DialogForm',
  'admin-web/src/features/data-tools/ToolCard.tsx': 'needs data to be deleted; drawn by ResultDialog',
  'admin-web/src/features/desk/EventBodyDialog.tsx': 'needs an event of a provider',
  'admin-web/src/features/landing-page/VersionDialog.tsx': 'needs a second version; drawn by DialogForm',
  'admin-web/src/features/payouts/ReceiptDialog.tsx': 'needs a held commission; drawn by ResultDialog',
  'admin-web/src/features/promo-codes/PromoResult.tsx': 'needs codes to be made; drawn by ResultDialog',
  'admin-web/src/features/reconciliation/AcceptDifferenceDialog.tsx': 'needs a difference; drawn by DialogForm',
  'admin-web/src/features/reconciliation/BothSidesDialog.tsx': 'needs a difference',
  'admin-web/src/features/sessions/SessionCreated.tsx': 'needs a new session; drawn by ResultDialog',
  'admin-web/src/features/vip-users/SetupLinkDialog.tsx': 'needs a new link; drawn by ResultDialog',
  'admin-web/src/lib/dialog/LookDialog.tsx': 'of the two dialogs that look something up',
  'funnel-web/src/features/offer/exit-intent/OfferExitDialog.tsx': 'needs an offer that is left',
  'funnel-web/src/features/offer/paypal-button/CaptureFailureDialog.tsx': 'needs a capture that PayPal refuses',
};
const DRAWS = /<(Dialog|dialog|Drawer|Menu|Modal|Popover|ResultDialog|LookDialog)( |$)/m;
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
    expect([...listed, ...Object.keys(ELSEWHERE), ...Object.keys(NOT_YET)]).toContain(file);
  });

  it('are listed once, and only where there is one', () => {
    const named = [...new Set(listed), ...Object.keys(ELSEWHERE), ...Object.keys(NOT_YET)];
    expect(named.filter((file) => !drawn.includes(file))).toEqual([]);
    expect(named.filter((file, index) => named.indexOf(file) !== index)).toEqual([]);
  });

  it.each([...new Set(Object.values(ELSEWHERE))])('are looked at by axe in %s', (file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
    expect(textOf(file)).toMatch(/await broken(InEitherScheme)?\(/);
  });
});
