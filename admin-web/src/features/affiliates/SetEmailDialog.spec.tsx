import {
  adminAffiliateApplicationsEndpoint,
  adminAllAffiliatesEndpoint,
  adminSetAffiliateEmailEndpoint,
  type AffiliateRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { fill } from '@summit/testing/fill';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { AffiliateOverview } from './AffiliateOverview';

const AMARA: AffiliateRow = {
  speaker_name: 'Amara Okafor',
  speaker_code: 'AMARA',
  email: 'amara-okafor@speakers.summit.test',
  signup_date: '2025-09-01T19:00:00.000Z',
  total_clicks: 0,
  total_signups: 0,
  click_conversion_rate: 0,
  total_orders: 0,
  total_sales: 0,
  commission_earned: 0,
  conversion_rate: 0,
  status: 'active',
};

const SUMMARY = { active_affiliates: 1, total_sales: 0, total_commissions: 0, total_signups: 0 };

function open(onStatement: (() => void) | null = () => undefined) {
  const server = new FakeServer()
    .answers(adminAllAffiliatesEndpoint, {
      success: true,
      data: [AMARA],
      summary: SUMMARY,
    })
    .answers(adminAffiliateApplicationsEndpoint, { success: true, data: [], total: 0 });
  return renderInAdmin(<AffiliateOverview onStatement={onStatement} />, { server });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async () => {
  await press('More for Amara Okafor');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set address' }));
  return within(await screen.findByRole('dialog', { name: 'Address of Amara Okafor' })).getByLabelText('Email');
};

// C-020
describe('the address of an affiliate', () => {
  it('is set for a speaker who has none yet, which the list tells', async () => {
    const { server } = open();
    server.answers(adminSetAffiliateEmailEndpoint, { success: true, message: 'The address is saved.' });
    expect(await screen.findByText('No address yet')).toBeVisible();
    const box = await choose();
    expect(box).toHaveValue('');
    await press('Save address');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await fill(box, ' amara@okafor.example ');
    await press('Save address');
    expect(await screen.findByText('The address is saved.')).toBeVisible();
    expect(server.callsOf(adminSetAffiliateEmailEndpoint).map(({ params, body }) => [params, body])).toEqual([
      [{ speaker_code: 'AMARA' }, { email: 'amara@okafor.example', seen_email: AMARA.email }],
    ]);
    await waitFor(() =>
      expect(Number(server.callsOf(adminAllAffiliatesEndpoint).at(-1)?.query['v'])).toBeGreaterThan(0),
    );
  });

  it('stays as it is where the affiliate uses the account, and the dialog says so', async () => {
    const { server } = open();
    server.on(adminSetAffiliateEmailEndpoint, () => refused('affiliate_sets_own_email'));
    await fill(await choose(), 'thief@example.com');
    await press('Save address');
    expect(await screen.findByText('This affiliate uses the account, and changes the address there.')).toBeVisible();
  });

  it('that another owner set meanwhile is shown before it is replaced', async () => {
    const { server } = open();
    const box = await choose();
    await fill(box, 'amara@okafor.example');
    const now = { ...AMARA, email: 'bo@okafor.example' };
    server
      .on(adminSetAffiliateEmailEndpoint, () => refused('edit_conflict'))
      .answers(adminAllAffiliatesEndpoint, { success: true, data: [now], summary: SUMMARY });
    await press('Save address');
    expect(await screen.findByText(/Another owner has set bo@okafor.example meanwhile/)).toBeVisible();
    expect(box).toHaveValue('amara@okafor.example');
    server.answers(adminSetAffiliateEmailEndpoint, { success: true, message: 'The address is saved.' });
    await press('Save address');
    expect(await screen.findByText('The address is saved.')).toBeVisible();
    expect(server.callsOf(adminSetAffiliateEmailEndpoint).at(-1)?.body).toEqual({
      email: 'amara@okafor.example',
      seen_email: 'bo@okafor.example',
    });
  });

  it('is set by nobody who sees no payouts', async () => {
    open(null);
    await press('More for Amara Okafor');
    expect(await screen.findByRole('menuitem', { name: 'Send password link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Set address' })).toBeNull();
  });
});
