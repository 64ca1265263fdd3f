import { expect, type Page } from '@playwright/test';
import type { OpenedDialog } from '../../../funnel-web/test/browser/opened-dialogs';
import { freshEmail, rows } from '../../../funnel-web/test/browser/product';
import { ADMIN_ORIGIN, confirmIdentity } from './signed-in-admin';

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
/** An action of the first row, behind its three dots. */
const rare = (menu: RegExp, action: string) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: action }).click();
};

type Headers = { authorization: string };

async function post(page: Page, path: string, data: object, headers: Partial<Headers> = {}): Promise<void> {
  const answer = await page.request.post(`${ADMIN_ORIGIN}${path}`, { data, headers });
  expect(answer.status()).toBe(200);
}

/** An affiliate and an application of their own, so that no other test has changed them. Answers the filter that shows the affiliate. */
async function affiliates(page: Page, headers: Headers): Promise<string> {
  const email = freshEmail();
  // Twenty applications may come from an address in an hour, and whoever repeats these tests sends more.
  await rows('delete from rate_bucket where key like $1', ['affiliate-application:%']);
  const promotion = 'I write to two thousand people each week.';
  await post(page, '/api/affiliate/applications', { name: 'Tess Ter', email: freshEmail(), promotion });
  const speaker_code = `AXE${Date.now().toString(36)}`.toUpperCase();
  const affiliate = { speaker_name: 'Axe Ter', speaker_code, email, send_invitation: false };
  await post(page, '/api/admin/affiliates', affiliate, headers);
  return `&q=${encodeURIComponent(email)}`;
}

export interface TabOfDialogs {
  tab: string;
  /** Makes what its dialogs need; answers what the address says besides. */
  prepare?: (page: Page, headers: Headers) => Promise<string>;
  dialogs: readonly OpenedDialog[];
}

/** By tab, so that each is visited once. Long lists are filtered: axe looks at all that is behind a dialog as well. */
export const DIALOGS: readonly TabOfDialogs[] = [
  {
    // Of this product each order can be coached, whatever was bought since.
    tab: 'overview&product=dfy',
    dialogs: [
      { shows: ['pages/dashboard/OfficeSearch'], open: (page) => page.keyboard.press('Control+k') },
      { shows: ['pages/dashboard/AccountMenu'], role: 'menu', open: press('Account menu') },
      { shows: ['features/account/ChangePasswordDialog'], open: press('Change Password') },
      { shows: ['features/account/TwoFactorDialog'], open: press('Setup 2FA') },
      { shows: ['features/overview/FigureDialog'], open: press(/, rows of /) },
      { shows: ['features/overview/DeliveryDialog'], open: press(/^(Set coaching date|Coached )/) },
    ],
  },
  {
    tab: 'analytics',
    dialogs: [
      {
        shows: ['features/analytics/FunnelDetails'],
        open: (page) => page.locator('main li [aria-haspopup=dialog]').first().click(),
      },
    ],
  },
  {
    tab: 'customers',
    dialogs: [
      { shows: ['features/customers/RefundDialog'], open: press(/^Refund /) },
      { shows: ['lib/exports/ExportMenu'], role: 'menu', open: press('Export CSV') },
    ],
  },
  {
    tab: 'promo-codes',
    dialogs: [
      { shows: ['features/promo-codes/CreateCodeDialog'], open: press('Create New Code') },
      { shows: ['shared/ui/feedback/ConfirmDialog'], role: 'alertdialog', open: press('Clear Expired') },
    ],
  },
  {
    tab: 'vip-management&q=vip@summit.test',
    dialogs: [
      { shows: ['features/vip-users/CreateVipUserDialog'], open: press('Add VIP User') },
      { shows: ['features/vip-users/ImportCsvDialog'], open: press('Import CSV') },
      { shows: ['features/vip-users/EditAccessDialog'], open: press(/^Edit /) },
      { shows: ['lib/actions/MoreMenu'], role: 'menu', open: press(/^More actions: /) },
      {
        shows: ['features/vip-users/ViewAsDialog', 'lib/dialog/ResultDialog'],
        open: rare(/^More actions: /, 'View as this member'),
      },
    ],
  },
  {
    tab: 'all-affiliates',
    prepare: affiliates,
    dialogs: [
      { shows: ['features/affiliates/CreateAffiliateDialog'], open: press('Create affiliate') },
      { shows: ['features/payouts/StatementDialog'], open: rare(/^More for /, 'Statement') },
      {
        shows: ['features/affiliates/InvitationSent'],
        open: async (page) => {
          await rare(/^More for /, 'Send password link')(page);
          await page.getByRole('alertdialog').getByRole('button', { name: 'Send password link' }).click();
        },
      },
      { shows: ['features/affiliates/ApproveDialog'], open: press(/^Approve /) },
    ],
  },
  {
    tab: 'sessions&q=Amara Okafor',
    dialogs: [
      { shows: ['features/sessions/SessionDrawer'], open: press('Create Session') },
      { shows: ['features/sessions/CaptionsDialog'], open: rare(/^More actions: /, 'Captions') },
      { shows: ['features/sessions/WatchLookup'], open: rare(/^More actions: /, 'Why can they watch?') },
      { shows: ['features/faces/FaceDialog'], open: press(/^Set photo: /) },
    ],
  },
  {
    tab: 'data-management',
    // The only one of these that may ask for the password; an account confirms it twenty times in an hour.
    prepare: async (page, headers) => {
      await confirmIdentity(page, headers);
      return '';
    },
    dialogs: [
      { shows: ['features/data-tools/CloneDialog'], open: press('Clone this edition') },
      { shows: ['shared/ui/feedback/ConfirmDialog'], role: 'alertdialog', open: press('Clean test data') },
    ],
  },
  {
    tab: 'money&part=inbox',
    dialogs: [{ shows: ['features/desk/ReplaySpanDialog'], open: press('Replay a span') }],
  },
  { tab: 'money', dialogs: [{ shows: ['features/desk/RefundDialog'], open: press('Refund an order') }] },
  { tab: 'staff', dialogs: [{ shows: ['features/staff/InviteStaffDialog'], open: press('Invite') }] },
  { tab: 'audit-log', dialogs: [{ shows: ['features/audit-log/AuditDetails'], open: press('Details') }] },
];

/** What a narrow screen shows. */
export const NARROW_DIALOGS: readonly OpenedDialog[] = [
  { shows: ['pages/dashboard/DashboardPage'], open: press('Open menu') },
  { shows: ['lib/data-table/RowDetails'], open: (page) => page.getByRole('grid').getByRole('row').nth(1).click() },
];
