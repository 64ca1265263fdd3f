import { act, render, screen } from '@testing-library/react';
import { OfferTimer } from './OfferTimer';
import type { OfferTimer as Timer } from './useOfferTimer';

const NOW = Date.parse('2025-11-20T10:00:00Z');
const timer = (part: Partial<Timer>): Timer => ({
  offer: 'active',
  endsAt: NOW + 872_000,
  skew: 0,
  expired: false,
  priceAfterCents: 499_700,
  savedCard: null,
  waiting: false,
  priceIsKnown: true,
  refresh: () => undefined,
  ...part,
});

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('OfferTimer', () => {
  it('says until when the price holds, and what comes then', () => {
    const { container } = render(<OfferTimer timer={timer({})} />);
    expect(container).toHaveTextContent('This price is held for you for 14:32. Then it is $4,997.');
    expect(screen.getByRole('timer', { name: 'Price held: 14 minutes 32 seconds' })).toBeVisible();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(container).toHaveTextContent('14:30');
  });

  it('words the window of VIP as the offer’s, never as a rise (C-013)', () => {
    const { container } = render(<OfferTimer timer={timer({ priceAfterCents: null })} endedText="It stays $37." />);
    expect(container).toHaveTextContent('This offer is open for 14:32.');
    expect(container).not.toHaveTextContent('Then');
  });

  it('warns below five minutes (F-203)', () => {
    const { container } = render(<OfferTimer timer={timer({ endsAt: NOW + 301_000 })} />);
    const warning = () => container.querySelector('.offer-timer--urgent');
    act(() => void jest.advanceTimersByTime(1_000));
    expect(warning()).toBeNull();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(warning()).toBeInTheDocument();
  });

  it('claims nothing between the last second and the server’s answer', () => {
    const { container } = render(<OfferTimer timer={timer({ endsAt: NOW })} />);
    expect(container).toHaveTextContent('One moment, we are asking for the current price.');
  });

  it('ends with the regular price, once the server says so (F-202)', () => {
    const { container, rerender } = render(<OfferTimer timer={timer({ expired: true })} />);
    expect(container).toHaveTextContent('The introductory price is ending. An order that you send now still gets it.');
    rerender(<OfferTimer timer={timer({ expired: true, offer: 'expired' })} />);
    expect(container).toHaveTextContent('The introductory price has ended. The regular price is $4,997.');
    rerender(<OfferTimer timer={timer({ expired: true, priceAfterCents: null })} endedText="It stays $37." />);
    expect(container).toHaveTextContent(/^It stays \$37\.$/);
  });

  it('shows nothing while the server has promised nothing', () => {
    const { container } = render(<OfferTimer timer={timer({ endsAt: null })} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps its place while the first answer is on its way', () => {
    const { container } = render(<OfferTimer timer={timer({ endsAt: null, waiting: true })} />);
    expect(container.querySelector('.offer-timer')).toBeInTheDocument();
    expect(container.textContent?.trim()).toBe('');
  });
});
