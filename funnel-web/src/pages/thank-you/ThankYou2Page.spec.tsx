import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeTimer, refused } from '../../../test/fake-offer-ports';
import { PDF } from '../../../test/fake-after-order-ports';
import { renderAfterOrder, type AfterOrderCase } from '../../../test/render-after-order';
import { ThankYouRoute } from './ThankYouRoute';

const open = (given: AfterOrderCase = {}) =>
  renderAfterOrder(<ThankYouRoute page={2} phase="concluded" />, '/thank-you-2', {
    kept: { userEmail: 'hana@example.com' },
    ...given,
  });

afterEach(() => jest.useRealTimers());

const card = () => within(screen.getByRole('region', { name: 'Implementation Package' }));

describe('/thank-you-2', () => {
  it('claims no order that the server does not know of', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Bonuses of VIP' })).toBeVisible();
    expect(screen.queryByText(/Everything you ordered/)).not.toBeInTheDocument();
  });

  it('says that the VIP bonuses are ready', async () => {
    await open({ held: ['vip'] });
    expect(screen.getByRole('heading', { level: 1, name: 'Your VIP bonuses are ready' })).toBeVisible();
    expect(screen.getByText('Everything you ordered is below. The links work for 90 days.')).toBeVisible();
    expect(document.title).toBe('Your VIP bonuses | Growth & Scale Summit');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has both bonuses, the VIP pack of 24.5 MB and the gift link (F-263, F-264)', async () => {
    await open();
    const rows = within(screen.getByRole('region', { name: 'Your downloads' })).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[2]).toHaveTextContent(/^VIP Exclusive Bonus PackPDF, 24\.5 MB/);
    expect(rows[3]).toHaveTextContent(/^The complete workshop seriesFive working sessions in your VIP library\./);
    expect(screen.getByRole('link', { name: 'Open the workshop series' })).toHaveAttribute(
      'href',
      'http://localhost:4201/vip/resources#workshops',
    );
  });

  it('fetches the VIP pack by the address (F-250)', async () => {
    const { fetched, saved } = await open({ fetchBonus: async () => PDF });
    await userEvent.click(screen.getByRole('link', { name: 'Download VIP Exclusive Bonus Pack' }));
    expect(fetched).toEqual([{ key: 'vip-upgrade-bonus', query: { email: 'hana@example.com' } }]);
    expect(saved).toHaveLength(1);
  });

  // C-112
  it('says that the link of the VIP pack is in the mail', async () => {
    await open({ fetchBonus: async () => Promise.reject(refused('bonus_link_mailed')) });
    await userEvent.click(screen.getByRole('link', { name: 'Download VIP Exclusive Bonus Pack' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We mailed you the link. It reaches you in a few minutes once your VIP payment is confirmed.',
    );
  });

  it('leads back to /implementation with what is left of its window (F-264)', async () => {
    await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 60 }) } });
    expect(card().getByRole('timer')).toHaveTextContent('14:00');
    expect(card().getByText(/Then it is \$197\./)).toBeVisible();
    expect(card().getByRole('link', { name: 'Back to Implementation for $97' })).toHaveAttribute(
      'href',
      '/implementation',
    );
  });

  it('names the price that the offer has once the window is over, without a countdown', async () => {
    await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 1_000 }) } });
    expect(card().queryByRole('timer')).not.toBeInTheDocument();
    expect(card().queryByText(/Save/)).not.toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Back to Implementation for $197' })).toBeVisible();
  });

  it('promises no time while the server has said none, and names the price after the second failure', async () => {
    jest.useFakeTimers();
    await open({ api: { startTimer: async () => Promise.reject(refused('service_unavailable')) } });
    expect(card().queryByRole('timer')).not.toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Back to Implementation' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(card().queryByRole('timer')).not.toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Back to Implementation for $97' })).toBeVisible();
  });
});
