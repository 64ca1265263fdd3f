import { UNREACHABLE } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import type { VipUser } from '@summit/contracts';
import { aMember } from '../../../test/a-member';
import { aSummitState } from '../../../test/a-summit-state';
import { openApp, signedIn, type OpenAppOptions } from '../../../test/open-app';
import { welcomeText } from './messages';

async function open(member: VipUser = aMember(), answers: OpenAppOptions['answers'] = {}) {
  const opened = await openApp('/vip/dashboard', {
    kept: signedIn(member),
    answers: { vipStatus: () => ({ success: true, user: member }), ...answers },
  });
  await screen.findByRole('heading', { name: 'Your Summit Access' });
  return opened;
}
const card = (name: string) => within(screen.getByRole('article', { name }));
const linksOf = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

// M-008
describe('the dashboard', () => {
  it('welcomes the member by first name (M-040)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Dana' })).toBeVisible();
    expect(screen.getByText('VIP Member')).toBeVisible();
    expect(document.title).toBe('Dashboard | Growth & Scale Summit');
  });

  it.each([
    ['Dana', 'Welcome Dana'],
    ['  Dana   Whitlock ', 'Welcome Dana'],
    ['', 'Welcome'],
  ])('welcomes %p with %p', (name, text) => expect(welcomeText(name)).toBe(text));

  it('shows the photo where there is one', async () => {
    const { container } = await open(aMember({ profile_photo_url: '/api/vip/photos/p-1' }));
    expect(container.querySelector('main img')).toHaveAttribute('src', '/api/vip/photos/p-1');
  });

  it('opens an edition that the member has: its first day, and each of its days (M-043, C-033)', async () => {
    await open();
    const passive = card('Passive Income');
    expect(passive.getByText('Summit 2')).toBeVisible();
    expect(passive.getByText('October 2024 · 5 days · 35+ sessions · lifetime access')).toBeVisible();
    expect(passive.getByRole('link', { name: 'Open Summit 2, Passive Income' })).toHaveAttribute(
      'href',
      '/vip/summit2/day1',
    );
    expect(passive.getByRole('link', { name: 'Day 4 of Summit 2' })).toHaveAttribute('href', '/vip/summit2/day4');
    expect(passive.queryByText("You don't have access to this summit yet")).not.toBeInTheDocument();
  });

  it('locks an edition that the member has not (M-042, M-044)', async () => {
    await open();
    const growth = card('Business Growth');
    expect(growth.getByText('July 2024 · 5 days · 30+ sessions · lifetime access')).toBeVisible();
    expect(growth.getByText("You don't have access to this summit yet")).toBeVisible();
    // C-098: VIP opens the current edition only; to buy it once more would open nothing.
    expect(growth.queryByRole('link')).not.toBeInTheDocument();
    expect(growth.getByText('This edition is no longer sold. VIP opens the current summit.')).toBeVisible();
  });

  it('sells access to the current edition to a member who has none (M-044)', async () => {
    const none = {
      business_growth_summit_2024: { has_access: false },
      passive_income_summit_2024: { has_access: false },
    };
    await open(aMember({ summit_access: none }));
    const passive = card('Passive Income');
    expect(passive.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Upgrade to Access', 'http://localhost:4200/vip'],
    ]);
  });

  it('follows the access flags of the server, not those that the browser keeps (M-185, M-187)', async () => {
    const both = {
      business_growth_summit_2024: { has_access: true },
      passive_income_summit_2024: { has_access: true },
    };
    await openApp('/vip/dashboard', { kept: signedIn(aMember({ summit_access: both })) });
    await screen.findByRole('heading', { name: 'Your Summit Access' });
    expect(card('Business Growth').getByText("You don't have access to this summit yet")).toBeVisible();
  });

  it('leads to the library and to the account (M-041, M-045)', async () => {
    await open();
    expect(linksOf('Resources Library')).toEqual([
      ['Signup Bonuses3 premium resources', '/vip/resources'],
      ['Speaker Gifts50+ exclusive bonuses', '/vip/resources#speaker-gifts'],
      ['All RecordingsLifetime access', '/vip/resources#recordings'],
      ['Browse All Resources', '/vip/resources'],
    ]);
    expect(linksOf('Account')).toEqual([
      ['Profile', '/vip/profile'],
      ['Resources', '/vip/resources'],
      ['Security', '/vip/profile#security'],
      ['Settings', '/vip/profile#settings'],
      ['PurchasesOrders, receipts and invoices', '/vip/purchases'],
    ]);
  });

  // C-042: what is said follows the phase; a form for the next dates while this summit runs would say that it is over.
  it.each([
    ['upcoming', false],
    ['live', false],
    ['concluded', true],
  ] as const)('offers the dates of the next summit once this one has concluded (%s: %p)', async (phase, offered) => {
    const { api } = await open(aMember(), { landingPageState: () => aSummitState(phase) });
    await waitFor(() => expect(api.callsOf('landingPageState')).not.toHaveLength(0));
    if (offered) expect(await screen.findByRole('button', { name: 'Mail me the dates' })).toBeVisible();
    expect(screen.queryAllByRole('heading', { name: 'The next summit' })).toHaveLength(offered ? 1 : 0);
  });

  it('leaves the next summit out where nobody says that this one has concluded', async () => {
    const { api } = await open(aMember(), { landingPageState: () => UNREACHABLE });
    await waitFor(() => expect(api.callsOf('landingPageState')).not.toHaveLength(0));
    expect(screen.queryByRole('heading', { name: 'The next summit' })).not.toBeInTheDocument();
  });

  it('says that it is loading while the server thinks', async () => {
    await openApp('/vip/dashboard', {
      kept: signedIn(),
      answers: { vipStatus: () => new Promise(() => undefined) },
    });
    expect(screen.getByRole('status', { name: 'Loading your dashboard...' })).toBeInTheDocument();
    expect(await screen.findByText('Loading your dashboard...')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your Summit Access' })).not.toBeInTheDocument();
  });
});
