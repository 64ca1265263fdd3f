import type { Page } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { NARROW, type OpenedDialog } from '../../../funnel-web/test/browser/opened-dialogs';
import {
  aBuyerOfAnAffiliate,
  aBuyerRequest,
  aDifference,
  anAffiliate,
  anEarlierLandingPage,
  aNewVipUser,
  aPasskeyUnconfirmed,
  aProviderEvent,
  type Prepare,
} from './made-for-dialogs';
import { confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

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
/** What is asked first, and answered with the name of the action. */
const agreed = (open: OpenedDialog['open'], action: string) => async (page: Page) => {
  await open(page);
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
};

export interface TabOfDialogs {
  tab: string;
  prepare?: Prepare;
  dialogs: readonly OpenedDialog[];
}

/** By tab, so that each is visited once. Long lists are filtered: axe looks at all that is behind a dialog as well. */
export const DIALOGS: readonly TabOfDialogs[] = [
  {
    // Of this product each order can be coached, whatever was bought since.
    tab: 'overview&product=dfy',
    dialogs: [
      {
        shows: ['pages/dashboard/OfficeSearch'],
        open: async (page) => {
          // A press before the page listens is lost.
          await page.locator('[aria-keyshortcuts]').waitFor();
          await page.keyboard.press('Control+k');
        },
      },
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
    tab: 'customers&person',
    prepare: aBuyerOfAnAffiliate,
    dialogs: [{ shows: ['features/payouts/ReceiptDialog'], open: press(/^Receipt /) }],
  },
  {
    tab: 'promo-codes',
    dialogs: [
      { shows: ['features/promo-codes/CreateCodeDialog', 'lib/dialog/FormDialog'], open: press('Create New Code') },
      { shows: ['shared/ui/feedback/ConfirmDialog'], role: 'alertdialog', open: press('Clear Expired') },
      {
        shows: ['features/promo-codes/PromoResult'],
        open: agreed(press('Generate Test Codes'), 'Generate Test Codes'),
      },
    ],
  },
  {
    tab: 'vip-management',
    prepare: aNewVipUser,
    dialogs: [
      { shows: ['features/vip-users/CreateVipUserDialog'], open: press('Add VIP User') },
      { shows: ['features/vip-users/ImportCsvDialog'], open: press('Import CSV') },
      { shows: ['features/vip-users/EditAccessDialog'], open: press(/^Edit /) },
      { shows: ['lib/actions/MoreMenu'], role: 'menu', open: press(/^More actions: /) },
      {
        shows: ['features/vip-users/ViewAsDialog', 'lib/dialog/ResultDialog'],
        open: rare(/^More actions: /, 'View as this member'),
      },
      {
        shows: ['features/vip-users/SetupLinkDialog'],
        open: agreed(rare(/^More actions: /, 'Send a new setup link'), 'Send a new setup link'),
      },
    ],
  },
  {
    tab: 'all-affiliates',
    prepare: anAffiliate,
    dialogs: [
      { shows: ['features/affiliates/CreateAffiliateDialog'], open: press('Create affiliate') },
      { shows: ['features/payouts/StatementDialog'], open: rare(/^More for /, 'Statement') },
      { shows: ['features/affiliates/SetEmailDialog'], open: rare(/^More for /, 'Set address') },
      {
        shows: ['features/affiliates/InvitationSent'],
        open: agreed(rare(/^More for /, 'Send password link'), 'Send password link'),
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
    tab: 'landing-page',
    prepare: anEarlierLandingPage,
    dialogs: [{ shows: ['features/landing-page/VersionDialog'], open: press(/^Compare: /) }],
  },
  {
    tab: 'data-management',
    // The only one of these that may ask for the password; an account confirms it twenty times in an hour.
    prepare: async (page, headers) => {
      await confirmIdentity(page, headers);
      return {};
    },
    dialogs: [
      { shows: ['features/data-tools/CloneDialog'], open: press('Clone this edition') },
      { shows: ['shared/ui/feedback/ConfirmDialog'], role: 'alertdialog', open: press('Clean test data') },
    ],
  },
  {
    tab: 'money&part=inbox',
    prepare: aProviderEvent,
    dialogs: [
      { shows: ['features/desk/ReplaySpanDialog'], open: press('Replay a span') },
      { shows: ['features/desk/EventBodyDialog', 'lib/dialog/LookDialog'], open: press(/^Show what was sent, /) },
    ],
  },
  {
    tab: 'money&part=books',
    prepare: aDifference,
    dialogs: [
      { shows: ['features/reconciliation/BothSidesDialog'], open: press(/^Both sides, /) },
      { shows: ['features/reconciliation/AcceptDifferenceDialog'], open: press(/^Accept, /) },
    ],
  },
  {
    tab: 'buyer-requests',
    prepare: aBuyerRequest,
    dialogs: [
      { shows: ['features/buyer-requests/ApproveRequestDialog'], open: press(/^Approve /) },
      { shows: ['features/buyer-requests/DeclineRequestDialog'], open: press(/^Decline /) },
    ],
  },
  {
    tab: 'passkeys',
    prepare: aPasskeyUnconfirmed,
    dialogs: [
      { shows: ['features/account/ConfirmIdentityDialog'], open: press('Add a passkey') },
      { shows: ['features/account/passkeys/RenamePasskeyDialog'], open: rare(/^More actions for /, 'Rename') },
    ],
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

/** Shows the tab with what its dialogs need, for a look at them. */
export async function onTabOfDialogs(
  page: Page,
  { tab, prepare }: TabOfDialogs,
  look: (atRest: ReturnType<typeof restOf>) => Promise<void>,
): Promise<void> {
  const { headers } = await signedInAdmin(page);
  const { besides = '', undo } = (await prepare?.(page, headers)) ?? {};
  try {
    const atRest = restOf(page);
    await openTab(page, tab + besides);
    await atRest();
    await look(atRest);
  } finally {
    await undo?.();
  }
}

/** Shows a tab with rows on a narrow screen. */
export async function onNarrowTab(
  page: Page,
  look: (atRest: ReturnType<typeof restOf>) => Promise<void>,
): Promise<void> {
  await page.setViewportSize(NARROW);
  await onTabOfDialogs(page, { tab: 'customers', dialogs: NARROW_DIALOGS }, look);
}
