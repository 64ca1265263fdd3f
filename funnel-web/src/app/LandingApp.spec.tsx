import '../../test/dialog-element';
import { LANDING } from '@summit/content';
import type { LandingPageResponse } from '@summit/contracts';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SummitPhase } from '@summit/rules';
import type { RunningApp } from '../islands/app-loader';
import { createFunnelCache } from './emotion-cache';
import { LandingApp } from './LandingApp';
import { Providers } from './Providers';

async function open(phase: SummitPhase = 'concluded'): Promise<RunningApp> {
  let app: RunningApp | null = null;
  render(
    <Providers cache={createFunnelCache()}>
      <LandingApp phase={phase} year={2026} onReady={(ready) => (app = ready)} />
    </Providers>,
  );
  await waitFor(() => expect(app).not.toBeNull());
  return app as unknown as RunningApp;
}

const answer = (over: Partial<LandingPageResponse> = {}): LandingPageResponse => ({
  success: true,
  version: 'v2',
  phase: 'concluded',
  headline_experiment: false,
  proof_page: false,
  server_time: '2025-10-28T18:00:00Z',
  content: LANDING,
  ...over,
});
const main = () => within(screen.getByRole('main'));

describe('LandingApp', () => {
  // F-043, F-045, F-046, F-048 to F-059
  it('has every section of the document, in order', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Cookies on this site',
      'Three bonuses for a free registration',
      'What you take home from five days',
      'Each day stands on the one before it',
      'What is free, and what VIP adds',
      '7-day money-back guarantee',
      'Three things happen, in this order',
      'Check this before you give us your email',
      '25+ people who built it before they taught it',
      LANDING.host.name,
      'What people did with it',
      'Small changes in how a week is run',
      'Pick a day and look at its sessions',
      'Questions people ask before they register',
      'Register free and take the first two bonuses with you',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('has the anchors of the navigation, and the offer (F-014, F-042)', async () => {
    await open();
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const hrefs = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    const anchors = hrefs.slice(0, -1);
    expect(anchors).toEqual(['#benefits', '#who-it-s-for', '#speakers', '#bonuses', '#faq']);
    expect(hrefs.at(-1)).toBe('/vip-upgrade');
    for (const href of [...anchors, '#signup']) expect(document.getElementById(href.slice(1))).not.toBeNull();
  });

  it('has a way to register after every second section, which opens the dialog (F-061)', async () => {
    await open();
    const main = within(screen.getByRole('main'));
    const openers = main.getAllByRole('link', { name: 'Register free' });
    expect(openers.filter((link) => link.dataset['intent'] === 'register').length).toBeGreaterThanOrEqual(6);
  });

  it('has the way in for members in header and footer', async () => {
    await open();
    const login = 'http://localhost:4201/vip/login';
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', login);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Member sign-in' })).toHaveAttribute('href', login);
  });

  it('shows the figures, the day titles and the values of the bonuses as the documents give them', async () => {
    await open();
    for (const text of ['25+', '5', 'FREE', '$2B+'])
      expect(main().getAllByText(text, { exact: true })[0]).toBeVisible();
    for (const title of [
      'Opening Day',
      'Build Your Presence',
      'Systemize & Productize',
      'Monetize & Automate',
      'Legacy & Lifestyle',
    ]) {
      expect(main().getByRole('link', { name: title })).toHaveAttribute('href', expect.stringMatching(/\/day\/[1-5]$/));
    }
    for (const value of ['$129 value', '$149 value', '$199 value']) expect(main().getByText(value)).toBeVisible();
    expect(main().getByText('$477')).toBeVisible();
  });

  // F-006
  it('says that the summit has concluded and that recordings come with VIP', async () => {
    await open();
    expect(
      screen.getByText('The summit (27–31 October 2025) has concluded. Recordings are available through VIP.'),
    ).toBeVisible();
    const [primary] = main().getAllByRole('link', { name: `Get VIP access for ${formatUsd(PRICE_BOOK.vip.early)}` });
    expect(primary).toHaveAttribute('href', '/vip-upgrade');
  });

  // F-012
  it('shows the content and the phase of the server when they are newer', async () => {
    const app = await open();
    const hero = { ...LANDING.hero, title: 'An edited headline' };
    const speakers = [{ name: 'Newly Added', title: 'Guest', bio: '', image: null }];
    act(() => app.showContent(answer({ phase: 'live', content: { ...LANDING, hero, speakers } })));
    expect(await screen.findByText('An edited headline')).toBeVisible();
    expect(screen.getByText('Day 2 is open, free for 48 hours.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Newly Added' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Amara Okafor' })).not.toBeInTheDocument();
    expect(document.getElementById('hero-countdown')).toHaveAttribute('data-label', 'The open sessions close in');
  });

  it('shows the questions that the office has published in place of its own (A-203)', async () => {
    const app = await open();
    const faqs = [{ question: 'Is this new?', answer: 'It costs $37.' }];
    act(() => app.showContent(answer({ content: { ...LANDING, faqs } })));
    expect(await screen.findByRole('heading', { name: 'Is this new?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Is the summit over?' })).not.toBeInTheDocument();
  });

  it('has no countdown once concluded', async () => {
    await open();
    expect(document.getElementById('hero-countdown')).toBeNull();
  });

  it('opens the registration dialog on its intent and says so on the root while it is open', async () => {
    const app = await open();
    await act(() => app.run({ type: 'register' }, null));
    expect(await screen.findByRole('dialog', { name: 'Register free' })).toBeVisible();
    expect(document.documentElement.dataset['dialog']).toBe('open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.documentElement.dataset['dialog']).toBeUndefined();
  });

  // F-062, F-094, F-095
  it('leads from the exit prompt to the registration, and never back after a dismissal', async () => {
    const app = await open();
    await act(() => app.run({ type: 'exit' }, null));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Register free' }));
    expect(await screen.findByRole('dialog', { name: 'Register free' })).toBeVisible();
    expect(window.localStorage.getItem('exitIntentDismissed_landing')).toBeNull();

    await act(() => app.run({ type: 'exit' }, null));
    await userEvent.click(await screen.findByRole('button', { name: 'No thanks' }));
    expect(window.localStorage.getItem('exitIntentDismissed_landing')).toBe('true');
  });

  it('shows the biography of a speaker and returns the focus to the card', async () => {
    const app = await open();
    const link = screen.getByRole('link', { name: 'Amara Okafor' });
    await act(() => app.run({ type: 'speaker', name: 'Amara Okafor' }, link));
    const dialog = await screen.findByRole('dialog', { name: 'Amara Okafor' });
    expect(link).toHaveAttribute('aria-expanded', 'true');
    expect(await within(dialog).findByText(LANDING.speakers[0]?.bio ?? '')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).not.toHaveAttribute('aria-expanded');
  });

  it('saves cookie preferences', async () => {
    const app = await open();
    await act(() => app.run({ type: 'cookie-settings' }, null));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Preferences' }));
    expect(window.localStorage.getItem('cookieConsent')).toBe('custom');
    expect(window.localStorage.getItem('analyticsCookies')).toBe('false');
  });

  // F-063
  it('has a menu with the same anchors for narrow screens', async () => {
    const app = await open();
    await act(() => app.run({ type: 'menu' }, null));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const target = document.getElementById('faq') as HTMLElement;
    let scrolledTo = '';
    target.scrollIntoView = () => {
      scrolledTo = target.id;
    };
    fireEvent.click(within(menu).getByRole('link', { name: 'FAQ' }));
    await waitFor(() => expect(scrolledTo).toBe('faq'));
    expect(target).toHaveFocus();
    expect(window.location.hash).toBe('#faq');
  });

  it('sends the form when it was pressed before the app was there', async () => {
    const app = await open();
    await act(() => app.run({ type: 'submit-signup', form: 'signup-form' }, null));
    expect(await screen.findByText('Name is required')).toBeVisible();
  });

  it('does not send the form of a dialog that was closed before the app was there', async () => {
    const app = await open();
    await act(() => app.run({ type: 'submit-signup', form: 'register-form' }, null));
    await act(() => app.run({ type: 'register' }, null));
    const dialog = await screen.findByRole('dialog', { name: 'Register free' });
    expect(within(dialog).queryByText('Name is required')).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Register free' }));
    expect(await within(dialog).findByText('Name is required')).toBeVisible();
  });

  it('sends the form of the dialog when it was pressed before the app was there, and has a new form at the next opening', async () => {
    const app = await open();
    await act(() => app.run({ type: 'register' }, null));
    await act(() => app.run({ type: 'submit-signup', form: 'register-form' }, null));
    const dialog = await screen.findByRole('dialog', { name: 'Register free' });
    expect(await within(dialog).findByText('Name is required')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await act(() => app.run({ type: 'register' }, null));
    expect(dialog).toBeVisible();
    expect(within(dialog).queryByText('Name is required')).not.toBeInTheDocument();
  });
});
