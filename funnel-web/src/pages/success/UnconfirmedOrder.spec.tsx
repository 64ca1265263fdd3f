import { act, fireEvent, screen } from '@testing-library/react';
import { noNetwork, refused } from '../../../test/fake-offer-ports';
import { says, openOrder, summary, status, title } from '../../../test/open-success';

const passed = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
});

describe('an order that is not confirmed', () => {
  it('claims nothing while the server is being asked', async () => {
    await openOrder('vip', { orderStatus: () => new Promise(() => undefined) });
    expect(title()).toBe('Checking your order');
    expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument();
  });

  it('says Confirming… only while the server does, asks at growing distances and changes by itself (C-038)', async () => {
    jest.useFakeTimers();
    let answer = says('confirming');
    const { asked, reports } = await openOrder('vip', { orderStatus: () => answer() });
    expect(title()).toBe('Your payment is being confirmed');
    expect(screen.queryByText('Your order is complete either way.')).not.toBeInTheDocument();
    expect(status()).toHaveTextContent(/^Confirming…$/);
    expect(reports).toEqual([]);

    const counts = [];
    for (const ms of [1_999, 1, 2_999, 1, 4_499]) {
      await passed(ms);
      counts.push(asked.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3]);
    answer = says('confirmed');
    await passed(1);
    expect(status()).toHaveTextContent(/^Confirmed$/);
    expect(title()).toBe('VIP is yours');
    expect(reports).toHaveLength(1);
    await passed(300_000);
    expect(asked).toHaveLength(4);
  });

  it('stops after five minutes, by when the server has taken what PayPal approved, with a calm text, and asks again on request', async () => {
    jest.useFakeTimers();
    const { asked } = await openOrder('vip', { orderStatus: says('confirming') });
    expect(
      screen.getByText(/^A card is usually confirmed within seconds, a payment with PayPal within a few minutes\./),
    ).toBeVisible();
    await passed(270_000);
    expect(screen.queryByText(/^This takes longer than usual/)).not.toBeInTheDocument();
    await passed(30_000);
    const before = asked.length;
    expect(before).toBeLessThan(25);
    expect(
      screen.getByText(/^This takes longer than usual\. You can close the page: your order is stored/),
    ).toBeVisible();
    expect(status()).toHaveTextContent(/^Confirming…$/);
    await passed(300_000);
    expect(asked).toHaveLength(before);
    const again = summary().getByRole('button', { name: 'Check again' });
    act(() => again.focus());
    fireEvent.click(again);
    await passed(0);
    expect(again).toHaveFocus();
    expect(asked).toHaveLength(before + 1);
    expect(screen.queryByText(/^This takes longer than usual/)).not.toBeInTheDocument();
  });

  it('says that the payment failed, with the way back and the support', async () => {
    const { reports } = await openOrder('implementation', { orderStatus: says('failed', 'implementation') });
    expect(title()).toBe('Your payment did not go through');
    expect(status()).toHaveTextContent(/^Not completed$/);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', '/implementation');
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      'mailto:support@growth-and-scale.example',
    );
    expect(screen.queryByText('Would you rather have it built?')).not.toBeInTheDocument();
    expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument();
    expect(reports).toEqual([]);
  });

  it('says that a second payment goes back, and sells nothing again (C-116)', async () => {
    const { reports } = await openOrder('vip', { orderStatus: says('paid_twice') });
    expect(title()).toBe('You had bought this already');
    expect(status()).toHaveTextContent(/^Paid back$/);
    expect(screen.getByText(/^Your first order stands.* goes back in full/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to support' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the order' })).not.toBeInTheDocument();
    expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument();
    expect(reports).toEqual([]);
  });

  it('confirms nothing for an id that the server does not know', async () => {
    const { reports } = await openOrder('vip', { orderStatus: async () => Promise.reject(refused('not_found')) });
    expect(title()).toBe('We could not find this order');
    expect(status()).toHaveTextContent(/^Not found$/);
    expect(screen.queryByText('See the Implementation Package')).not.toBeInTheDocument();
    expect(reports).toEqual([]);
  });

  it('keeps asking while the server does not answer, and never says Confirmed before it does', async () => {
    jest.useFakeTimers();
    let up = false;
    const { reports } = await openOrder('vip', {
      orderStatus: async () => (up ? says('confirmed')() : Promise.reject(noNetwork())),
    });
    expect(title()).toBe('We could not check your order yet');
    expect(status()).toHaveTextContent(/^Not checked yet$/);
    expect(screen.getByText(/^We could not ask for the status of your order\. We will try again/)).toBeVisible();
    expect(reports).toEqual([]);
    up = true;
    await passed(2_000);
    expect(status()).toHaveTextContent(/^Confirmed$/);
    expect(reports).toHaveLength(1);
  });

  it('says what to expect when the server stays away for five minutes', async () => {
    jest.useFakeTimers();
    await openOrder('vip', { orderStatus: async () => Promise.reject(noNetwork()) });
    await passed(300_000);
    expect(screen.getByText(/If you have paid, the confirmation comes by email in any case\.$/)).toBeVisible();
    expect(summary().getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  it('goes on saying Confirming… when one question in between gets no answer', async () => {
    jest.useFakeTimers();
    let tries = 0;
    await openOrder('vip', {
      orderStatus: async () => {
        tries += 1;
        return tries === 2 ? Promise.reject(noNetwork()) : says('confirming')();
      },
    });
    await passed(2_000);
    expect(tries).toBe(2);
    expect(status()).toHaveTextContent(/^Confirming…$/);
  });
});
