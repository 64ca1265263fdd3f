import { publicSessionEndpoint } from '@summit/contracts';
import { refused, UNREACHABLE } from '@summit/testing/refusal';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { aComingSession, anExpiredSession, anOpenSession, forMember, WINDOW } from '../../../test/a-session';
import { openApp, signedIn } from '../../../test/open-app';
import { PATH, openLoaded, open, h1, EXPIRED } from '../../../test/open-session';

const EARLIER = 'business_growth_summit_2024';

// M-011
describe('a session', () => {
  it('says Loading session... while the server thinks (M-085)', async () => {
    await openApp(PATH, { answers: { publicSession: () => new Promise(() => undefined) } });
    expect(screen.getByRole('status', { name: 'Loading session...' })).toBeInTheDocument();
    expect(await screen.findByText('Loading session...')).toBeVisible();
  });

  it('is asked for by its token, past all caches (M-094, M-186)', async () => {
    const { api } = await open(anOpenSession());
    expect(api.callsOf('publicSession')).toMatchObject([
      { params: { token: 'token-a' }, query: { v: expect.stringMatching(/^\d{13}$/) } },
    ]);
  });

  it('is shown to its editors as it will be at the opening, and asks for nothing else', async () => {
    const preview = { ...anOpenSession(), server_time: WINDOW.start };
    const { api } = await openApp(`${PATH}#preview=signed-1`, { answers: { sessionPreview: () => preview } });
    expect(await h1('Pick one income model')).toBeVisible();
    expect(screen.getByText(/^Preview: the page as visitors find it/)).toBeVisible();
    expect(screen.getByText('Access expires in:')).toBeVisible();
    expect(api.callsOf('sessionPreview')).toMatchObject([{ query: { preview: 'signed-1' } }]);
    expect(api.callsOf('publicSession')).toEqual([]);
  });

  describe('before its window', () => {
    it('is announced with countdown, note and the ways on (M-086, M-087)', async () => {
      await open(aComingSession('2025-10-26T00:58:00.000Z'));
      expect(await h1('Pick one income model')).toBeVisible();
      expect(screen.getByText('This session will be available soon.')).toBeVisible();
      expect(screen.getByText('Available in 1 day 6 hours')).toBeVisible();
      expect(
        screen.getByText('Each session is available for 48 hours. Check back at midnight Pacific on Day 1!'),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Summit Home' })).toHaveAttribute(
        'href',
        'http://localhost:4200/',
      );
      expect(screen.getByRole('link', { name: 'View All Sessions' })).toHaveAttribute('href', '/sessions');
    });

    it('says when the window is, in Pacific time by name (M-093)', async () => {
      await open(aComingSession('2025-10-26T00:58:00.000Z'));
      const times = within(screen.getByRole('region', { name: 'Open to everybody' }));
      expect(times.getByText('Pacific Time')).toBeVisible();
      expect(times.getByText(/Mon, Oct 27, 2025, 12:00 AM PDT/)).toBeVisible();
    });

    it('explains why it can not be watched', async () => {
      const { user } = await open(aComingSession('2025-10-26T00:58:00.000Z'));
      await user.click(screen.getByText('Why can I not watch?'));
      expect(screen.getByText(/The session opens to everybody at the start of its 48-hour window/)).toBeVisible();
    });
  });

  describe('after its window', () => {
    it('offers VIP (M-089, M-003)', async () => {
      await open(anExpiredSession());
      expect(await h1('Pick one income model')).toBeVisible();
      expect(screen.getByText(EXPIRED)).toBeVisible();
      expect(screen.getByText('Want lifetime access to all sessions?')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Upgrade to VIP Now' })).toHaveAttribute(
        'href',
        'http://localhost:4200/vip',
      );
    });

    it('tells a member what keeps them out, and leads to the remedy', async () => {
      const access = {
        allowed: false,
        rule: 'sign_in_needed',
        reason: 'The account has VIP access to this edition, but nobody is signed in.',
        remedy: { key: 'sign_in', text: 'Sign in with the address of the VIP purchase.', page: 'vipLogin' },
      } as const;
      const { user, place } = await open({ ...anExpiredSession(), access });
      await user.click(screen.getByText('Why can I not watch?'));
      await user.click(screen.getByRole('link', { name: 'Sign in with the address of the VIP purchase.' }));
      expect(await h1('VIP Access')).toBeVisible();
      expect(place()).toBe('/vip/login');
    });

    it('sells no VIP to whom it would not open the session, and says so (C-098)', async () => {
      const access = {
        ...anExpiredSession().access,
        remedy: { key: 'ask_support', text: 'This edition is no longer sold. Ask support.', page: null },
      } as const;
      await open({ ...anExpiredSession({ summit_id: EARLIER }), access });
      expect(screen.getByText(EXPIRED)).toBeVisible();
      expect(screen.getByText('This edition is no longer sold. VIP opens the current summit.')).toBeVisible();
      expect(screen.queryByText('Want lifetime access to all sessions?')).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /VIP/ })).not.toBeInTheDocument();
    });

    it('lets a member who is not signed in come back after signing in', async () => {
      const { user, place } = await open(anExpiredSession());
      expect(screen.getByText('Already a VIP member?')).toBeVisible();
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
      expect(await h1('VIP Access')).toBeVisible();
      expect(place()).toBe('/vip/login');
    });

    it.each([
      ['an unknown token', refused('not_found')],
      ['a server that is away', refused('service_unavailable')],
    ])('looks the same for %s (M-092)', async (_case, answer) => {
      await openLoaded({ answers: { publicSession: () => answer } });
      expect(await h1('Access expired')).toBeVisible();
      expect(screen.getByText(EXPIRED)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Upgrade to VIP Now' })).toBeVisible();
    });

    it('can be asked for once more where the network failed (M-092)', async () => {
      const { user, api } = await openLoaded({ answers: { publicSession: () => UNREACHABLE } });
      expect(await h1('Access expired')).toBeVisible();
      api.answers(publicSessionEndpoint, anOpenSession());
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await h1('Pick one income model')).toBeVisible();
    });

    it('asks by itself once the line is there again, and counts no second view of what it has (M-097)', async () => {
      const reconnect = () => act(() => [false, true].forEach((online) => onlineManager.setOnline(online)));
      const { api } = await openLoaded({ answers: { publicSession: () => UNREACHABLE } });
      expect(await h1('Access expired')).toBeVisible();
      api.answers(publicSessionEndpoint, anOpenSession());
      reconnect();
      expect(await h1('Pick one income model')).toBeVisible();
      const views = api.callsOf('publicSession').length;
      reconnect();
      expect(api.callsOf('publicSession')).toHaveLength(views);
    });
  });

  describe('of an earlier edition', () => {
    it('offers no VIP, which would not keep it (C-098)', async () => {
      await open(anOpenSession({ summit_id: EARLIER }));
      expect(screen.getByRole('complementary', { name: 'Access window' })).toHaveTextContent('Access expires in:');
      expect(screen.queryByRole('link', { name: /VIP$|Upgrade to VIP/ })).not.toBeInTheDocument();
      expect(screen.queryByText(/^Keep every session/)).not.toBeInTheDocument();
    });

    it('leads a member to the day of that edition (C-033)', async () => {
      await openLoaded({ kept: signedIn(), answers: { publicSession: () => forMember({ summit_id: EARLIER }) } });
      expect(screen.getByRole('link', { name: 'View All Day 1 Sessions' })).toHaveAttribute(
        'href',
        '/vip/summit1/day1',
      );
    });
  });
});
