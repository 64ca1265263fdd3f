import { screen, within } from '@testing-library/react';
import { aPosition, dayOne } from '../../../test/a-session';
import { openApp, signedIn } from '../../../test/open-app';

const inside = () => dayOne({ viewer_access: 'vip', is_public_access: false });
const open = (path: string, answer = inside) =>
  openApp(path, {
    kept: signedIn(),
    answers: { sessionsByDay: answer, watchPositions: () => ({ success: true, positions: [aPosition()] }) },
  });

describe('the recordings of a day', () => {
  it.each([
    {
      path: '/vip/summit1/day1',
      over: 'Summit 1, Business Growth • Day 1',
      title: 'OPENING DAY',
      asked: { params: { day: '1' }, query: { summit: 'business_growth_summit_2024' } },
    },
    {
      path: '/vip/summit2/day1',
      over: 'Summit 2, Passive Income • Day 1',
      title: 'OPENING DAY',
      asked: { params: { day: '1' }, query: { summit: 'passive_income_summit_2024' } },
    },
    {
      path: '/vip/summit2/day5',
      over: 'Summit 2, Passive Income • Day 5',
      title: 'LEGACY & LIFESTYLE',
      asked: { params: { day: '5' }, query: { summit: 'passive_income_summit_2024' } },
    },
  ])('are at $path for a member who has the edition (M-017, C-033)', async ({ path, over, title, asked }) => {
    const { api } = await open(path);
    expect(await screen.findByText(over)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Access Session Now: Pick one income model' })).toHaveAttribute(
      'href',
      '/summit/access/token-a',
    );
    expect(api.callsOf('sessionsByDay')).toMatchObject([{ ...asked, bearer: 'token-1' }]);
  });

  it.each([
    ['/vip/summit2/day1', true],
    ['/vip/summit1/day1', false],
  ])('introduce at %s the talks of that edition only: %s (M-127)', async (path, introduced) => {
    await open(path);
    expect(await screen.findByText('2 Expert Sessions')).toBeVisible();
    expect(screen.queryByText(/help you pick one income model/) !== null).toBe(introduced);
  });

  it('lead to the other days of the edition', async () => {
    await open('/vip/summit1/day2');
    const days = within(await screen.findByRole('navigation', { name: 'Days of this summit' }));
    expect(days.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5].map((day) => `/vip/summit1/day${day}`),
    );
    expect(days.getByRole('link', { current: 'page' })).toHaveTextContent('Day 2');
  });

  it('show where to go on', async () => {
    await open('/vip/summit2/day1');
    const next = within(await screen.findByRole('region', { name: 'Continue watching' }));
    expect(next.getByText('35% watched')).toBeVisible();
  });

  it.each([
    ['/vip/summit2/day1', 'Upgrade to Access', null],
    ['/vip/summit1/day1', null, 'This edition is no longer sold. VIP opens the current summit.'],
  ])('are locked at %s without the access flag, even in the public period (C-033)', async (path, offer, words) => {
    await open(path, () => dayOne());
    expect(await screen.findByText("You don't have access to this summit yet")).toBeVisible();
    expect(screen.queryByText('Pick one income model')).not.toBeInTheDocument();
    if (offer) expect(screen.getByRole('link', { name: offer })).toHaveAttribute('href', 'http://localhost:4200/vip');
    if (words) expect(screen.getByText(words)).toBeVisible();
  });

  it('need a sign-in first, and come back afterwards', async () => {
    const { place, api } = await openApp('/vip/summit2/day3');
    expect(await screen.findByRole('heading', { level: 1, name: 'VIP Access' })).toBeVisible();
    expect(place()).toBe('/vip/login');
    expect(api.callsOf('sessionsByDay')).toEqual([]);
  });
});
