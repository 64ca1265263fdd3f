import {
  adminAffiliateApplicationsEndpoint,
  adminAffiliateStatementEndpoint,
  adminAllAffiliatesEndpoint,
  adminApprovePayoutEndpoint,
  adminClosePayoutEndpoint,
  adminExportPayoutsEndpoint,
  adminHeldCommissionsEndpoint,
  adminPaypalPayoutFileEndpoint,
  adminPayoutsEndpoint,
  adminReceiptEndpoint,
  adminStatusEndpoint,
  adminWaitingPayoutMethodsEndpoint,
  type PayoutListRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../../test/render-in-admin';
import { AllAffiliatesTab } from './AllAffiliatesTab';

const PAYOUT: PayoutListRow = {
  id: '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab',
  speaker_code: 'AMARA',
  speaker_name: 'Amara Okafor',
  email: 'amara@speakers.test',
  period: '2025-12-01',
  amount: 1_234.5,
  status: 'processing',
  created_at: '2025-12-01T08:10:00.000Z',
  closed_at: null,
  approval: 'not_needed',
  goes_nowhere: false,
};
const file = (name: string) => ({ name, type: 'text/csv', bytes: new ArrayBuffer(1) });

const world = () =>
  new FakeServer()
    .answers(adminStatusEndpoint, {
      success: true,
      data: { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 0 },
    })
    .answers(adminAllAffiliatesEndpoint, {
      success: true,
      data: [
        {
          speaker_name: 'Amara Okafor',
          speaker_code: 'AMARA',
          email: 'amara@speakers.test',
          signup_date: '2025-09-01T19:00:00.000Z',
          total_clicks: 4,
          total_signups: 2,
          click_conversion_rate: 50,
          total_orders: 1,
          total_sales: 27,
          commission_earned: 13.5,
          conversion_rate: 50,
          status: 'active',
        },
      ],
      summary: { active_affiliates: 1, total_sales: 27, total_commissions: 13.5, total_signups: 2 },
    })
    .answers(adminAffiliateApplicationsEndpoint, { success: true, data: [], total: 0 })
    .answers(adminHeldCommissionsEndpoint, { success: true, data: [], total: 0 })
    .answers(adminWaitingPayoutMethodsEndpoint, { success: true, data: [], total: 0 })
    .answers(adminPayoutsEndpoint, ({ query }) => ({
      success: true as const,
      total: query['status'] === 'processing' ? 1 : 0,
      for_two_owners: 0,
      data: query['status'] === 'processing' ? [PAYOUT] : [],
    }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

// C-020
describe('payouts', () => {
  it('lists those under way with amount and month, and gives both files', async () => {
    const server = world()
      .answers(adminExportPayoutsEndpoint, file('payouts.csv'))
      .answers(adminPaypalPayoutFileEndpoint, file('paypal_payouts.csv'));
    const { saved } = renderInAdmin(<AllAffiliatesTab />, { server });
    const table = await screen.findByRole('grid', { name: 'Payouts' });
    expect(await within(table).findByText('$1,234.50')).toBeVisible();
    expect(within(table).getByText('December 2025')).toBeVisible();
    await press('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    await press('PayPal file');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['payouts.csv', 'paypal_payouts.csv']));
  });

  it('are marked paid or failed after asking; somebody who was faster is told (A-212)', async () => {
    const server = world().answers(adminClosePayoutEndpoint, {
      success: true,
      message: 'The payout is recorded as paid.',
    });
    renderInAdmin(<AllAffiliatesTab />, { server });
    await press('Mark paid, Amara Okafor');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Mark paid: $1,234.50 to Amara Okafor?');
    expect(server.callsOf(adminClosePayoutEndpoint)).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('The payout is recorded as paid.')).toBeVisible();
    expect(server.callsOf(adminClosePayoutEndpoint)[0]).toMatchObject({
      params: { payout_id: PAYOUT.id },
      body: { outcome: 'paid' },
    });
    server.refuses(adminClosePayoutEndpoint, 409, { detail: 'This payout is not under way.' });
    await press('Mark failed, Amara Okafor');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark failed' }));
    expect(await screen.findByText('Error closing payout: This payout is not under way.')).toBeVisible();
  });

  it('that go to an address that stands for none say so', async () => {
    const rows = [PAYOUT, { ...PAYOUT, id: 'nowhere', speaker_name: 'Bea Lind', goes_nowhere: true }];
    const server = world().answers(adminPayoutsEndpoint, { success: true, data: rows, total: 2, for_two_owners: 0 });
    renderInAdmin(<AllAffiliatesTab />, { server });
    expect(await screen.findAllByText(/goes to no address, mark it failed$/)).toHaveLength(1);
  });

  it('that are large are approved by one owner and sent by another', async () => {
    const approvals = { needed: 'Amara Okafor', given: 'Bea Lind', given_by_you: 'Cleo Marsh' } as const;
    const large = Object.entries(approvals).map(([approval, speaker_name]) => ({
      ...PAYOUT,
      id: approval,
      speaker_name,
      approval: approval as keyof typeof approvals,
    }));
    const server = world()
      .answers(adminPayoutsEndpoint, { success: true, data: large, total: 70, for_two_owners: 2 })
      .answers(adminApprovePayoutEndpoint, { success: true, message: 'The payout is approved.' });
    renderInAdmin(<AllAffiliatesTab />, { server });
    await press('Approve, Amara Okafor');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The payout is approved.')).toBeVisible();
    expect(server.callsOf(adminApprovePayoutEndpoint)[0]).toMatchObject({ params: { payout_id: 'needed' } });
    const marks = screen.getAllByRole('button', { name: /^Mark paid/ });
    expect(marks.map((button) => button.getAttribute('aria-label'))).toEqual(['Mark paid, Bea Lind']);
    expect(screen.getByText(/^2 payouts are large enough to need two owners/)).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of payouts' }));
    await userEvent.click(pages.getByRole('button', { name: /next page/i }));
    await waitFor(() =>
      expect(server.callsOf(adminPayoutsEndpoint).at(-1)?.query).toEqual({
        status: 'processing',
        limit: '50',
        skip: '50',
      }),
    );
  });

  it('are explained order by order: hold, reason and what was clawed back', async () => {
    const server = world().answers(adminAffiliateStatementEndpoint, {
      success: true,
      data: [
        {
          order_id: '11111111-aaaa-4bbb-8ccc-0123456789ab',
          product: 'vip',
          paid_at: '2025-11-06T20:00:00.000Z',
          kept: 17,
          commission: 8.5,
          state: 'held',
          payable_at: '2025-11-14T20:00:00.000Z',
          source: 'order',
          clicks: 2,
          last_click_at: null,
          registered_at: null,
          changes: [
            { kind: 'earn', amount: 13.5, booked_at: '2025-11-06T20:00:00.000Z', payout_period: '2025-12-01' },
            { kind: 'clawback', amount: -5, booked_at: '2025-12-06T20:00:00.000Z', payout_period: null },
          ],
        },
      ],
      total: 1,
      earnings: { earned: 8.5, payable: 0, held: 8.5, in_payout: 0, paid: 0 },
      payout_minimum: 50,
      payouts: [],
    });
    server.answers(adminReceiptEndpoint, {
      success: true,
      data: {
        receipt_id: '11111111-aaaa-4bbb-8ccc-0123456789ab',
        product: 'vip',
        affiliate_code: 'AMARA',
        commission: 8.5,
        steps: [],
        signature: 'S',
      },
    });
    renderInAdmin(<AllAffiliatesTab />, { server });
    await press('More for Amara Okafor');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Statement of Amara Okafor' }));
    expect((await dialog.findByText('Nov 14, 2025')).parentElement).toHaveTextContent(
      'Held until the refund period ends, Nov 14, 2025',
    );
    expect(dialog.getByText('$13.50 earned, payout of December 2025; -$5 clawed back')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Earnings' })).toHaveTextContent('$8.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Receipt 11111111' }));
    expect(await screen.findByText('VIP: $8.50 for AMARA')).toBeVisible();
    expect(server.callsOf(adminAffiliateStatementEndpoint)[0]).toMatchObject({
      params: { speaker_code: 'AMARA' },
      query: { limit: '20', skip: '0' },
    });
  });
});
