import { act, render, screen } from '@testing-library/react';
import type { OfferTimer } from '../timer/useOfferTimer';
import { OrderBar } from './OrderBar';

const NOW = Date.parse('2025-11-20T10:00:00Z');
const TIMER: OfferTimer = {
  offer: 'active',
  endsAt: NOW + 870_000,
  skew: 0,
  expired: false,
  priceAfterCents: 499_700,
  savedCard: null,
  waiting: false,
  priceIsKnown: true,
  refresh: () => undefined,
};

/** What the browser would say about the card. */
let seeCard: (visible: boolean) => void;
class FakeObserver {
  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    seeCard = (visible) => act(() => listener([{ isIntersecting: visible }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const show = (timer: Partial<OfferTimer> = {}) =>
  render(
    <>
      <section id="order" />
      <OrderBar product="dfy" dueCents={249_700} note="one payment" timer={{ ...TIMER, ...timer }} />
    </>,
  );
const bar = () => screen.queryByRole('complementary', { name: 'Your offer' });

describe('OrderBar', () => {
  it('shows name, price and the way to the card only while the card is out of sight', () => {
    show();
    expect(bar()).toBeNull();
    seeCard(false);
    expect(bar()).toHaveTextContent('Done-For-You $2,497held for 14:30');
    expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '#order');
    expect(document.documentElement.dataset['orderBar']).toBe('shown');
    seeCard(true);
    expect(bar()).toBeNull();
    expect(document.documentElement.dataset['orderBar']).toBeUndefined();
  });

  it('names no time where no price ends', () => {
    show({ priceAfterCents: null });
    seeCard(false);
    expect(bar()).toHaveTextContent('Done-For-You $2,497one payment');
  });
});
