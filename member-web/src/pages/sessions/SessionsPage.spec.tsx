import { fill } from '@summit/testing/fill';
import { allSessionsEndpoint, SERVER_TIME_HEADER, type SessionSearchResponse } from '@summit/contracts';
import { HOUR_MS } from '@summit/rules';
import { UNREACHABLE } from '@summit/testing/refusal';
import { act, screen, within } from '@testing-library/react';
import { allSessions, aCard, aPosition, ANOTHER, closedList } from '../../../test/a-session';
import { openApp, signedIn, type OpenAppOptions } from '../../../test/open-app';

const open = (options: OpenAppOptions = {}) =>
  openApp('/sessions', { ...options, answers: { allSessions: () => allSessions(), ...options.answers } });
const card = async (topic: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: topic });
  return within(heading.closest('li')!);
};

// M-012
describe('all sessions', () => {
  it('has its title, the counts and the badge of the public period (M-119, M-123)', async () => {
    const { api } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'All Summit Sessions' })).toBeVisible();
    expect(await screen.findByText('3 Expert Sessions Across 2 Days')).toBeVisible();
    expect(screen.getByText('Free Public Access - Limited Time!')).toBeVisible();
    expect(api.callsOf('allSessions')[0]).toMatchObject({
      query: { v: expect.stringMatching(/^\d{13}$/) },
      bearer: null,
    });
  });

  it('has no badge when the list is not public (M-119)', async () => {
    await open({ answers: { allSessions: () => allSessions({ is_public_access: false }) } });
    expect(await screen.findByText('3 Expert Sessions Across 2 Days')).toBeVisible();
    expect(screen.queryByText('Free Public Access - Limited Time!')).not.toBeInTheDocument();
    expect(screen.queryByText('Pacific Time')).not.toBeInTheDocument();
  });

  it('shows each day with title, count and the way to its page (M-120)', async () => {
    await open();
    const day1 = within(await screen.findByRole('region', { name: 'Day 1: OPENING DAY' }));
    expect(day1.getByText('2 sessions')).toBeVisible();
    expect(day1.getByText('Pacific Time')).toBeVisible();
    expect(day1.getByRole('link', { name: 'View Day 1' })).toHaveAttribute('href', '/day/1');
    const day2 = within(screen.getByRole('region', { name: 'Day 2: BUILD YOUR PRESENCE & LEAD FLOW' }));
    expect(day2.getByText('1 session')).toBeVisible();
    expect(day2.getByRole('link', { name: 'View Day 2' })).toHaveAttribute('href', '/day/2');
  });

  describe('say which day is open right now', () => {
    const MARKS = ['Closed', 'Open now', 'Not open yet'];
    const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
    const day = (n: 1 | 2 | 3, start: number) => ({
      day: n,
      title: `DAY ${n}`,
      sessions: [
        aCard({
          id: `0b5c8f2e-0000-4000-8000-00000000001${n}`,
          day: n,
          public_access_start: hoursFromNow(start),
          public_access_end: hoursFromNow(start + 48),
        }),
      ],
    });
    const marks = async () => {
      const parts = await screen.findAllByRole('region', { name: /^Day \d: DAY \d$/ });
      return parts.map((part) => MARKS.filter((text) => within(part).queryByText(text) !== null).join());
    };
    const days = [day(1, -49), day(2, -25), day(3, 1)];

    it('to a visitor', async () => {
      await open({ answers: { allSessions: () => allSessions({ days }) } });
      expect(await marks()).toEqual(MARKS);
    });

    it('to a member without access to this summit, and not to one who may watch all of them at any time', async () => {
      const { unmount } = await open({ answers: { allSessions: () => allSessions({ days }) }, kept: signedIn() });
      expect(await marks()).toEqual(MARKS);
      unmount();
      const answers = { allSessions: () => allSessions({ days, viewer_access: 'vip' }) };
      await open({ answers, kept: signedIn() });
      expect(await marks()).toEqual(['', '', '']);
    });

    it.each([
      ['slow', 2],
      ['fast', -2],
    ])('by the clock of the server, on a device that is two hours %s', async (_wrong, ahead) => {
      const headers = { [SERVER_TIME_HEADER]: hoursFromNow(ahead) };
      const shown = [day(1, -49 + ahead), day(2, -47.5 + ahead), day(3, 0.5 + ahead)];
      await open({ answers: { allSessions: () => Response.json(allSessions({ days: shown }), { headers }) } });
      expect(await marks()).toEqual(MARKS);
    });

    it('and change when the window opens by that clock', async () => {
      jest.useFakeTimers({ now: Date.parse('2025-10-27T04:00:00Z'), advanceTimers: true });
      const headers = { [SERVER_TIME_HEADER]: hoursFromNow(2) };
      const shown = [day(1, 2.5)];
      await open({ answers: { allSessions: () => Response.json(allSessions({ days: shown }), { headers }) } });
      expect(await marks()).toEqual(['Not open yet']);
      act(() => jest.advanceTimersByTime(HOUR_MS / 2));
      expect(await marks()).toEqual(['Open now']);
    });
  });

  it('shows speaker, number, topic, bio and rating of each session, and leads to it (M-121)', async () => {
    await open();
    const rated = await card('Pick one income model');
    for (const text of [
      'Session 1',
      'Amara Okafor',
      'Founder, Lowtide Handbooks',
      'She keeps ninety small titles in print.',
      '4.7',
    ])
      expect(rated.getByText(text)).toBeVisible();
    expect(rated.getByRole('link', { name: 'Access Session: Pick one income model' })).toHaveAttribute(
      'href',
      '/summit/access/token-a',
    );
    expect((await card('Your first hundred people')).getByText('New')).toBeVisible();
  });

  it('shows two pictures for two speakers, the second always the same (M-102)', async () => {
    const other = aCard({
      id: 'x',
      topic: 'Another pair',
      speaker: { ...ANOTHER.speaker, name: 'Ann Bell and Carl Dorn' },
    });
    await open({
      answers: {
        allSessions: () => allSessions({ days: [{ day: 1, title: 'OPENING DAY', sessions: [ANOTHER, other] }] }),
      },
    });
    await card('Another pair');
    const pictures = ['Your first hundred people', 'Another pair'].map((name) =>
      [...screen.getByRole('heading', { level: 3, name }).closest('li')!.querySelectorAll('img')].map(({ src }) => src),
    );
    expect(pictures.map(({ length }) => length)).toEqual([2, 2]);
    expect(pictures[0]![0]).not.toBe(pictures[1]![0]);
    expect(pictures[0]![1]).toBe(pictures[1]![1]);
  });

  it('says that VIP access is required after the public period (M-003, M-122)', async () => {
    await open({ answers: { allSessions: () => closedList } });
    expect(await screen.findByRole('heading', { level: 1, name: 'VIP Access Required' })).toBeVisible();
    expect(
      screen.getByText(
        'Public access to summit sessions has ended. Upgrade to VIP to get lifetime access to all sessions, bonuses, and resources!',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade to VIP Now' })).toHaveAttribute(
      'href',
      'http://localhost:4200/vip',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', 'http://localhost:4200/');
  });

  it('lets a member who is not signed in come back after signing in', async () => {
    const { user, place, api } = await open({
      answers: {
        allSessions: ({ bearer }) => (bearer === 'token-2' ? allSessions() : closedList),
        vipLogin: () => ({
          success: true,
          requires_2fa: false,
          token: 'token-2',
          user: JSON.parse(signedIn().vipUser!),
        }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'VIP Access Required' });
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    // The page before has a field for an address, too.
    const password = await screen.findByLabelText('Password');
    await fill(screen.getByLabelText('Email'), 'dana@example.com', user);
    await fill(password, 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('3 Expert Sessions Across 2 Days')).toBeVisible();
    expect(place()).toBe('/sessions');
    expect(api.callsOf('allSessions').at(-1)).toMatchObject({ bearer: 'token-2' });
  });

  it('ends loading without a list when the server is not reached, and asks again on request (M-124)', async () => {
    const { user, api } = await open({ answers: { allSessions: () => UNREACHABLE } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the sessions.');
    expect(screen.queryByRole('status', { name: 'Loading sessions...' })).not.toBeInTheDocument();
    api.answers(allSessionsEndpoint, allSessions());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 Expert Sessions Across 2 Days')).toBeVisible();
  });

  it('puts no film into the list (M-125)', async () => {
    const { container } = await open();
    await card('Pick one income model');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('shows a member how far they are, what they have watched, and where to go on', async () => {
    const watched = aPosition({ session_id: ANOTHER.id, watched: true, seconds: 2_100 });
    await open({
      kept: signedIn(),
      answers: { watchPositions: () => ({ success: true, positions: [watched, aPosition()] }) },
    });
    const next = within(await screen.findByRole('region', { name: 'Continue watching' }));
    expect(next.getByText('35% watched')).toBeVisible();
    expect(next.getByRole('link', { name: 'Continue: Pick one income model' })).toHaveAttribute(
      'href',
      '/summit/access/token-a',
    );
    expect((await card('Your first hundred people')).getByText('Watched')).toBeVisible();
  });
});

describe('the search over all talks', () => {
  const results: SessionSearchResponse['results'] = [
    {
      id: aCard().id,
      topic: aCard().topic,
      speaker_name: 'Amara Okafor',
      day: 1,
      session_number: 1,
      public_access_url: 'token-a',
      excerpt: 'three questions of every idea',
      second: 125,
    },
    {
      id: ANOTHER.id,
      topic: ANOTHER.topic,
      speaker_name: 'Sunniva Dahl and Mateus Rocha',
      day: 1,
      session_number: 2,
      public_access_url: 'token-b',
      excerpt: 'the log of a launch',
      second: null,
    },
  ];

  it('asks once the typing has rested, and leads to the second at which the words are said', async () => {
    const { user, api } = await open({
      answers: { searchSessions: () => ({ success: true, requires_vip: false, results }) },
    });
    await fill(await screen.findByRole('searchbox', { name: 'Search the talks' }), ' ideas ', user);
    const found = within(await screen.findByRole('region', { name: 'Results' }));
    expect(await found.findByText('Found 2 talks')).toBeVisible();
    expect(found.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pick one income model', '/summit/access/token-a?t=125'],
      ['Your first hundred people', '/summit/access/token-b'],
    ]);
    expect(found.getByText('2:05')).toBeVisible();
    expect(api.callsOf('searchSessions').map(({ query }) => query['q'])).toEqual(['ideas']);
  });

  it('says that nothing was found, and forgets it when the field is cleared', async () => {
    const { user } = await open({
      answers: { searchSessions: () => ({ success: true, requires_vip: false, results: [] }) },
    });
    await fill(await screen.findByRole('searchbox', { name: 'Search the talks' }), 'zebra', user);
    expect(await screen.findByText('No talks found matching "zebra"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.queryByText('No talks found matching "zebra"')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
