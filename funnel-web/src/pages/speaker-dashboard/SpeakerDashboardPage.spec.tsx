import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork, refused } from '../../../test/fake-offer-ports';
import {
  commissionOf,
  commissionsOf,
  NO_STATS,
  SIGNED_IN,
  type FakeSpeakerOptions,
} from '../../../test/fake-speaker-ports';
import { renderSpeakerPages } from '../../../test/render-speaker-pages';

const open = (given: FakeSpeakerOptions = {}) =>
  renderSpeakerPages('/speaker/dashboard', { kept: SIGNED_IN, ...given });
const region = (name: string) => within(screen.getByRole('region', { name }));
const figures = (name: string) =>
  [...screen.getByLabelText(name).querySelectorAll('div')].map((one) =>
    [...one.children].map((part) => part.textContent),
  );

const STATS = {
  ...NO_STATS,
  total_clicks: 1_284,
  total_signups: 97,
  conversion_rate: 7.55,
  recent_signups: [{ name: 'Zoe Lind', email: 'zoe@example.com', converted_at: '2025-11-20T05:00:00Z' }],
};

describe('/speaker/dashboard', () => {
  // F-011, F-025
  it('shows the own link, figures and signups (F-309, F-310)', async () => {
    await open({ stats: async () => STATS });
    expect(screen.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toHaveFocus();
    expect(screen.getByLabelText('Referral link')).toHaveValue('http://localhost:4200/?ref=AMARA');
    expect(figures('Your figures')).toEqual([
      ['Clicks', '1,284'],
      ['Signups', '97'],
      ['Conversion', '7.55%'],
      ['Code', 'AMARA'],
    ]);
    expect(
      region('Recent signups').getByRole('row', { name: 'Zoe Lind zoe@example.com 19 November 2025' }),
    ).toBeVisible();
  });

  it('has a text to share with the link in it', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(region('Your referral link').getByRole('button', { name: 'Copy text' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('http://localhost:4200/?ref=AMARA (affiliate link)');
    expect(copied).not.toMatch(/[{}]/);
    expect(screen.getByText(copied)).toBeVisible();
  });

  it('copies the link', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(region('Your referral link').getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost:4200/?ref=AMARA');
    expect(region('Your referral link').getByRole('button', { name: 'Copied!' })).toBeVisible();
  });

  it('says what is still empty (F-311)', async () => {
    await open();
    expect(screen.getByText('No signups yet')).toBeVisible();
    expect(screen.getByText('Share your link to see the first one here.')).toBeVisible();
    expect(screen.getByText('No commissions yet')).toBeVisible();
    expect(screen.getByText('Nothing went elsewhere')).toBeVisible();
    expect(screen.getByText('No payouts yet')).toBeVisible();
  });

  it('explains each commission: click, signup, order, hold, payout', async () => {
    await open({ commissions: async () => commissionsOf([commissionOf()]) });
    expect(figures('Your earnings')).toEqual([
      ['Earned', '$1,304'],
      ['On hold', '$1,248.50'],
      ['Next payout', '$55.50'],
      ['Being paid', '$0'],
      ['Paid', '$0'],
    ]);
    const item = within(region('Commissions').getByRole('listitem'));
    expect(item.getByText('On hold')).toBeVisible();
    await userEvent.click(item.getByText('VIP'));
    expect(item.getByText('Click').nextElementSibling).toHaveTextContent(
      '3 visits came with your code in the 45 days before the order, the last on 19 November 2025.',
    );
    expect(item.getByText('Order').nextElementSibling).toHaveTextContent(
      'Your code came with the order, paid on 20 November 2025. $37 of the order is kept, and half of it is yours.',
    );
    expect(item.getByText('order-1')).toBeInTheDocument();
  });

  it('shows the earnings before everything else', async () => {
    await open({ commissions: async () => commissionsOf([commissionOf()]) });
    const earnings = screen.getByLabelText('Your earnings');
    const link = screen.getByRole('region', { name: 'Your referral link' });
    expect(earnings.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('loads further commissions on request', async () => {
    const page = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => commissionOf({ order_id: `order-${from + n}` }));
    const { calls } = await open({
      commissions: async ({ skip = 0 }) => commissionsOf(skip === 0 ? page(0, 20) : page(20, 23), 23),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(region('Commissions').getAllByRole('listitem')).toHaveLength(23));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(region('Commissions').getAllByRole('listitem')[20]!.querySelector('summary')).toHaveFocus();
    expect(calls).toContainEqual(['commissions', { limit: 20, skip: 20 }]);
  });

  it('shows the signed receipt of a commission, step by step, with a link that has it checked', async () => {
    const user = userEvent.setup();
    const { calls } = await open({ commissions: async () => commissionsOf([commissionOf()]) });
    await user.click(within(region('Commissions').getByRole('listitem')).getByText('VIP'));
    await user.click(region('Commissions').getByRole('button', { name: 'Show the receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '19 November 2025AMARA came with the order.',
      '20 November 2025The order counts for AMARA.',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Copy check link' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:4200/receipt?id=order-1&signature=signature-of-the-receipt',
    );
    expect(calls).toContainEqual(['receipt', 'order-1']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  // C-058, C-113
  it('answers "why not me?" for orders of visitors that count for another code', async () => {
    await open({
      missedOrders: async () => ({
        success: true,
        data: [
          {
            order_id: 'order-9',
            product: 'vip',
            ordered_at: '2025-11-20T18:00:00Z',
            buyer: 'z***@example.com',
            came_by: 'signup',
            came_at: '2025-11-18T18:00:00Z',
            verdict: 'overruled',
            other_code: 'KOFI',
            decided_at: '2025-11-20T18:01:00Z',
            text: 'Another code goes first. The order counts for KOFI.',
          },
        ],
        total: 1,
      }),
    });
    const item = within(region('Why not me?').getByRole('listitem'));
    expect(item.getByText('Code KOFI')).toBeVisible();
    await userEvent.click(item.getByText('VIP'));
    expect(item.getByText('z***@example.com')).toBeVisible();
    expect(item.getByText('Came with the registration on 18 November 2025.')).toBeVisible();
    expect(item.getByText('Another code goes first. The order counts for KOFI.')).toBeVisible();
  });

  it('lists the payouts', async () => {
    const row = { amount: 55.5, created_at: '2025-12-01T08:10:00Z', closed_at: '2025-12-03T18:00:00Z' };
    await open({
      payouts: async () => [
        { ...row, period: '2026-01-01', status: 'processing', closed_at: null },
        { ...row, period: '2025-12-01', status: 'paid' },
        { ...row, period: '2025-11-01', status: 'failed' },
      ],
    });
    expect(
      region('Payouts')
        .getAllByRole('row')
        .map((one) => one.textContent),
    ).toEqual([
      'MonthStatusAmount',
      'January 2026Being paid$55.50',
      'December 2025Paid on 3 December 2025$55.50',
      'November 2025Not completed; the amount goes into the next payout$55.50',
    ]);
  });

  it.each([
    ['stats', 'unauthorized'],
    ['stats', 'forbidden'],
    ['commissions', 'unauthorized'],
    ['payouts', 'forbidden'],
  ] as const)('clears the session and returns to sign-in when %s answers %s (F-313)', async (call, code) => {
    const { shown, store } = await open({ [call]: () => Promise.reject(refused(code)) });
    await waitFor(() => expect(shown()).toBe('/speaker/login'));
    expect(store.kept).toEqual({});
    expect(screen.getByRole('heading', { level: 1, name: 'Speaker sign-in' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your sign-in has ended. Please sign in again.');
  });

  it('leads to sign-in without a token, and asks the server for nothing (F-314)', async () => {
    const { shown, calls } = await open({ kept: {} });
    expect(shown()).toBe('/speaker/login');
    expect(calls).toEqual([]);
  });

  it('offers another try for the part that did not load', async () => {
    let tries = 0;
    const { store } = await open({
      stats: () => ((tries += 1) === 1 ? Promise.reject(noNetwork()) : Promise.resolve(STATS)),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your stats.');
    expect(screen.getByText('No payouts yet')).toBeVisible();
    expect(store.kept.speakerToken).toBe('a-token');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,284')).toBeVisible();
  });

  it('says that it loads', async () => {
    await open({ stats: () => new Promise(() => undefined) });
    expect(screen.getByText('Loading your stats…')).toBeVisible();
  });

  it('signs out here and on the server, also when that does not answer', async () => {
    const { calls, store, shown } = await open({ logout: () => Promise.reject(noNetwork()) });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(shown()).toBe('/speaker/login');
    expect(store.kept).toEqual({});
    expect(calls.at(-1)).toEqual(['logout']);
    expect(screen.queryByText(/Your sign-in has ended/)).not.toBeInTheDocument();
  });
});
