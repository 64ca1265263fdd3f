import type { Product } from '@summit/rules';
import { screen, within } from '@testing-library/react';
import { renderAfterOrder } from '../../../test/render-after-order';
import { ThankYouRoute } from './ThankYouRoute';

const open = (held: readonly Product[] = ['vip']) =>
  renderAfterOrder(<ThankYouRoute page={3} phase="concluded" />, '/thank-you-3', {
    kept: { userEmail: 'hana@example.com' },
    held,
  });

const itemsOf = (list: HTMLElement | undefined) =>
  within(list!)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('/thank-you-3 (F-265)', () => {
  it('says what the visitor has, with the downloads, and asks for no further order', async () => {
    const { calls } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you. Here is what you have' })).toBeVisible();
    expect(screen.getByText('Your order is complete. The links work for 90 days.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Download / })).toHaveLength(3);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says what happens next for the orders that there are', async () => {
    await open(['vip']);
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(itemsOf(next)).toEqual(['VIPEmail with your setup link, within 5 minutes.']);
  });

  it('claims no order where the server knows of none, and says what would happen for which', async () => {
    await open([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Where your downloads are' })).toBeVisible();
    expect(screen.queryByText(/Your order is complete/)).not.toBeInTheDocument();
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(itemsOf(next)).toEqual([
      'VIP, if you ordered itEmail with your setup link, within 5 minutes.',
      'Implementation Package, if you ordered itDetails by email, with a link for choosing the time of your call, within 24 hours.',
    ]);
  });

  it('shows the contents of Done-For-You and how it would go, as something that was not ordered', async () => {
    await open();
    const dfy = within(screen.getByRole('region', { name: 'What the Done-For-You Service contains' }));
    expect(dfy.getByText(/^You have not ordered it, and nothing was charged for it/)).toBeVisible();
    const [contents, steps] = dfy.getAllByRole('list');
    expect(itemsOf(contents)).toHaveLength(6);
    expect(itemsOf(contents)[0]).toBe('Offer and sales pageWritten and built in your voice, on your domain.');
    expect(itemsOf(steps)).toHaveLength(5);
    expect(itemsOf(steps)[0]).toBe('Onboarding details arrive by email within 24 hours.');
    expect(dfy.getByRole('link', { name: 'See the Done-For-You Service' })).toHaveAttribute('href', '/dfy');
  });

  it('names the support and its hours (F-319)', async () => {
    await open();
    const support = within(screen.getByRole('region', { name: 'Questions about your order' }));
    expect(
      support.getByText(/Replies come within 4 to 6 business hours, Monday to Friday, 9 to 5 EST\./),
    ).toBeVisible();
    expect(support.getByRole('link')).toHaveAttribute('href', 'mailto:support@growth-and-scale.example');
  });
});
