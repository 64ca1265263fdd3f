import { dollars, PRICE_BOOK } from '@summit/pricing';
import { PRODUCTS } from '@summit/rules';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION, RECEIPT, says, open, openOrder, summary, status, title } from '../../../test/open-success';

const SHOWN_ID = 'cs_test_a1b2c3d4e5f6g7h8';

afterEach(() => {
  jest.useRealTimers();
});

describe('/success', () => {
  // F-266
  it.each([
    ['vip', 'VIP is yours', /^Your setup link is on its way/, 'VIP'],
    [
      'implementation',
      'Implementation is booked',
      /^Within 24 hours you receive the details/,
      'Implementation Package',
    ],
    ['dfy', 'Done-For-You has started', /^Onboarding details arrive within 24 hours/, 'Done-For-You Service'],
  ] as const)('confirms %s by title, description and summary (F-267, F-272)', async (product, heading, line, name) => {
    const { asked } = await openOrder(product, { orderStatus: says('confirmed', product) });
    expect(title()).toBe(heading);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(line)).toBeVisible();
    expect(asked).toEqual([SESSION]);
    expect(summary().getByText('Order id').nextElementSibling?.querySelector('code')).toHaveTextContent(
      new RegExp(`^${SHOWN_ID}$`),
    );
    expect(SHOWN_ID).toHaveLength(24);
    expect(summary().getByText('Product').nextElementSibling).toHaveTextContent(name);
    expect(status()).toHaveTextContent(/^Confirmed$/);
    expect(document.title).toBe('Order confirmation | Growth & Scale Summit');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('forgets with the confirmation what was chosen of this product at its offer', async () => {
    const chosen = (product: string) => ({ [product]: { bumps: [], coachingSessions: 1, plan: false } });
    const offerOptions = JSON.stringify({ ...chosen('implementation'), ...chosen('dfy') });
    const { store } = await openOrder('dfy', { orderStatus: says('confirmed', 'dfy'), kept: { offerOptions } });
    expect(JSON.parse(store.get('offerOptions')!)).toEqual(chosen('implementation'));
  });

  it('keeps it while nothing is confirmed: its buyer may go back and pay', async () => {
    const offerOptions = JSON.stringify({ vip: { bumps: ['vip_bump'], coachingSessions: 0, plan: false } });
    const { store } = await openOrder('vip', { orderStatus: says('failed'), kept: { offerOptions } });
    expect(store.get('offerOptions')).toBe(offerOptions);
  });

  it('names items, amounts, the number on the receipt, where the mails go, and the way in', async () => {
    await openOrder('vip', { orderStatus: says('confirmed') });
    const row = (name: string) => summary().getByText(name).nextElementSibling;
    expect(row('Number on your receipt')?.querySelector('code')).toHaveTextContent(RECEIPT.order_number);
    expect(row('Ordered on')).toHaveTextContent('3 November 2025');
    expect(row('Items')).toHaveTextContent('VIP $37Speaker Interview Highlights Vault $9Discount −$4.60Total $41.40');
    expect(row('Paid')).toHaveTextContent('$41.40, Card ending in 4242');
    expect(
      within(screen.getByRole('region', { name: 'Check your inbox' })).getByText('hana@example.com'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to your VIP library' })).toHaveAttribute(
      'href',
      'http://localhost:4201/vip/login',
    );
  });

  it('leads the browser that paid to the page of its order, with receipt and invoice', async () => {
    const orders_url = 'https://summit.example/orders#proof=o.x.1.s';
    await openOrder('vip', { orderStatus: async () => ({ ...(await says('confirmed')()), orders_url }) });
    const link = screen.getByRole('link', { name: 'Open the page of your order' });
    expect(link).toHaveAttribute('href', orders_url);
  });

  it('offers every other browser no page of the order', async () => {
    await openOrder('vip', { orderStatus: says('confirmed') });
    expect(screen.queryByText('Open the page of your order')).not.toBeInTheDocument();
  });

  it('has the days for the calendar while they are to come, and something to share', async () => {
    await openOrder('vip', { orderStatus: says('confirmed') }, 'upcoming');
    expect(screen.getByRole('link', { name: 'Put the five days into your calendar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/calendar\/summit\.ics/),
    );
    expect(screen.getByRole('link', { name: 'Share by Email' })).toBeVisible();
  });

  it('puts no days into calendars that are over, and shares nothing of an order that failed', async () => {
    await openOrder('vip', { orderStatus: says('confirmed') });
    expect(screen.queryByText('Put the five days into your calendar')).not.toBeInTheDocument();
    cleanup();
    await openOrder('vip', { orderStatus: says('failed') }, 'upcoming');
    expect(screen.queryByRole('link', { name: 'Share by Email' })).not.toBeInTheDocument();
    expect(screen.queryByText('Put the five days into your calendar')).not.toBeInTheDocument();
  });

  it('names the payments of a plan with their dates', async () => {
    const installments = [
      { number: 1, amount: 832.34, date: '2025-11-03T18:00:00.000Z', paid: true },
      { number: 2, amount: 832.33, date: '2025-12-03T18:00:00.000Z', paid: false },
    ];
    await openOrder('dfy', {
      orderStatus: async () => ({ ...(await says('confirmed', 'dfy')()), receipt: { ...RECEIPT, installments } }),
    });
    expect(summary().getByText('Payments').nextElementSibling).toHaveTextContent(
      'Paid on 3 November 2025 $832.34Due on 3 December 2025 $832.33',
    );
  });

  it('does not sell what the buyer has already', async () => {
    await openOrder('vip', { orderStatus: says('confirmed'), held: ['vip', 'implementation'] });
    expect(screen.queryByText('See the Implementation Package')).not.toBeInTheDocument();
  });

  it('calls nothing confirmed that was paid back', async () => {
    await openOrder('vip', {
      orderStatus: async () => ({ ...(await says('confirmed')()), receipt: { ...RECEIPT, refunded: 41.4 } }),
    });
    expect(title()).toBe('This order was paid back');
    expect(summary().getByText('Paid back').nextElementSibling).toHaveTextContent('$41.40');
    expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument();
  });

  it('copies the order id', async () => {
    const user = userEvent.setup();
    await openOrder('vip', { orderStatus: says('confirmed') });
    await user.click(summary().getAllByRole('button', { name: 'Copy' })[0]!);
    expect(await navigator.clipboard.readText()).toBe(SHOWN_ID);
  });

  it.each([
    ['vip', 'Would you like help with the first steps?', 'See the Implementation Package', '/implementation'],
    ['implementation', 'Would you rather have it built?', 'See Done-For-You', '/dfy'],
  ] as const)('offers the next step after %s (F-268, F-269)', async (product, name, action, path) => {
    await openOrder(product, { orderStatus: says('confirmed', product) });
    const panel = within(screen.getByRole('region', { name }));
    expect(panel.getByRole('link', { name: action })).toHaveAttribute('href', path);
    expect(panel.getByText('Your order is complete either way.')).toBeVisible();
  });

  it('has no next step after Done-For-You, and says what arrives when (F-270, F-318)', async () => {
    await openOrder('dfy', { orderStatus: says('confirmed', 'dfy') });
    expect(screen.queryByText('Your order is complete either way.')).not.toBeInTheDocument();
    const inbox = within(screen.getByRole('region', { name: 'Check your inbox' }));
    expect(inbox.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Onboarding details by email within 24 hours',
      'Your project dashboard within 48 hours',
      'The finished work in 4 to 6 weeks',
    ]);
  });

  it.each([`?session_id=${SESSION}&product=mug`, `?session_id=${SESSION}`])(
    'confirms in general terms for any other product: "%s" (F-271)',
    async (query) => {
      const { reports } = await open(query, { orderStatus: says('confirmed') });
      expect(title()).toBe('Your order is confirmed');
      expect(screen.getByText('Thank you. A receipt is on its way to your inbox.')).toBeVisible();
      expect(screen.queryByText('Your order is complete either way.')).not.toBeInTheDocument();
      expect(reports).toEqual([]);
    },
  );

  it.each(['', '?product=vip', '?session_id=%20&product=vip'])(
    'confirms nothing for an address without an order: "%s"',
    async (query) => {
      const { asked } = await open(query);
      expect(title()).toBe('No order to show here');
      expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument();
      expect(screen.queryByText('Order id')).not.toBeInTheDocument();
      expect(asked).toEqual([]);
    },
  );

  it('believes the server, not the address, about what was ordered', async () => {
    const { reports } = await openOrder('dfy', { orderStatus: says('confirmed', 'vip') });
    expect(title()).toBe('VIP is yours');
    expect(reports.map(({ body }) => body)).toEqual([
      expect.objectContaining({ url: expect.stringContaining(`product=vip&value=${dollars(PRICE_BOOK.vip.early)}`) }),
    ]);
  });
});

describe('the report of a purchase (F-273)', () => {
  it.each(PRODUCTS)('is sent once for %s with its price', async (product) => {
    const value = dollars(PRICE_BOOK[product].early);
    const { reports } = await openOrder(product, { orderStatus: says('confirmed', product) });
    expect(reports).toEqual([
      {
        path: '/api/analytics/track',
        body: expect.objectContaining({
          page: '/success/purchase',
          url: `http://localhost/success/purchase?product=${product}&value=${value}`,
        }),
      },
    ]);
  });

  it('is not sent again by a reload or the way back, which find the mark in the history', async () => {
    const first = await openOrder('vip', { orderStatus: says('confirmed') });
    const { path, state } = first.location();
    expect(path).toBe(`/success?session_id=${SESSION}&product=vip`);
    first.rendered.unmount();
    const again = await openOrder('vip', { orderStatus: says('confirmed'), state });
    expect(status()).toHaveTextContent(/^Confirmed$/);
    expect(again.reports).toEqual([]);
  });

  it('is not sent for an order that the offer page has reported, and leaves its state alone', async () => {
    const state = { paid: 'dfy', amountCents: 249_700, from: '/dfy' };
    const { reports, location } = await openOrder('dfy', { orderStatus: says('confirmed', 'dfy'), state });
    expect(reports).toEqual([]);
    expect(location().state).toEqual(state);
  });
});
