import {
  adminApprovePayoutMethodEndpoint,
  adminDeclinePayoutMethodEndpoint,
  adminWaitingPayoutMethodsEndpoint,
  type WaitingPayoutMethodRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { WaitingMethodList } from './WaitingMethodList';

const AMARA: WaitingPayoutMethodRow = {
  id: '3f0c1d9e-0000-4000-8000-000000000001',
  speaker_code: 'AMARA',
  speaker_name: 'Amara Okafor',
  email: 'amara@speakers.test',
  current: null,
  asked: {
    kind: 'bank',
    masked: '****5432',
    account_holder: 'A. Okafor',
    has_tax_note: true,
    since: '2025-11-06T20:00:00.000Z',
  },
};

function open(row = AMARA) {
  const server = new FakeServer().answers(adminWaitingPayoutMethodsEndpoint, {
    success: true,
    data: [row],
    total: 1,
  });
  return renderInAdmin(<WaitingMethodList />, { server });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirmWith = async (verb: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));

// C-020
describe('changed payout methods', () => {
  it('show masked what was and what is asked for, and are approved after asking', async () => {
    const { server } = open();
    server.answers(adminApprovePayoutMethodEndpoint, { success: true, message: 'It is approved.' });
    expect(await screen.findByText('PayPal, account address')).toBeVisible();
    expect(screen.getByText('Bank account ****5432')).toBeVisible();
    expect(screen.getByText('A. Okafor, tax note on file')).toBeVisible();
    await press('Approve Amara Okafor');
    await confirmWith('Approve');
    expect(await screen.findByText('It is approved.')).toBeVisible();
    expect(server.callsOf(adminApprovePayoutMethodEndpoint)[0]).toMatchObject({ params: { method_id: AMARA.id } });
    await waitFor(() => expect(server.callsOf(adminWaitingPayoutMethodsEndpoint).length).toBeGreaterThan(1));
  });

  it('that nobody can read are declined only, and the row says why', async () => {
    open({ ...AMARA, asked: { ...AMARA.asked, kind: 'unreadable', masked: '****', account_holder: null } });
    const approve = await screen.findByRole('button', { name: 'Approve Amara Okafor' });
    expect(approve).toBeDisabled();
    expect(approve).toHaveAccessibleDescription('Can only be declined');
    expect(screen.getByText('Can only be declined')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline Amara Okafor' })).toBeEnabled();
  });

  it('are declined; who was slower is told so', async () => {
    const { server } = open();
    server.refuses(adminDeclinePayoutMethodEndpoint, 409, { detail: 'Somebody has decided this change already.' });
    await press('Decline Amara Okafor');
    await confirmWith('Decline');
    expect(await screen.findByText(/^Error deciding the payout method: Somebody has decided/)).toBeVisible();
  });
});
