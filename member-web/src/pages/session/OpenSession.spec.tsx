import { publicSessionEndpoint, type PublicSessionResponse } from '@summit/contracts';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { UNREACHABLE } from '@summit/testing/refusal';
import { act, screen, within } from '@testing-library/react';
import { aComingSession, anOpenSession, aSession, forMember, WINDOW } from '../../../test/a-session';
import { signedIn } from '../../../test/open-app';
import { openLoaded, open, h1, EXPIRED } from '../../../test/open-session';

// What was typed outlives a page.
afterEach(() => sessionStorage.clear());

// M-011
describe('a session while it is open', () => {
  describe('as time passes', () => {
    const passing = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
    afterEach(() => jest.useRealTimers());
    const openAt = (time: string, session: PublicSessionResponse) => {
      jest.setSystemTime(Date.parse(time));
      return openLoaded({
        answers: { publicSession: () => ({ ...session, server_time: new Date(Date.now()).toISOString() }) },
        advanceTimers: (ms) => jest.advanceTimersByTime(ms),
      });
    };

    it('counts down by the second, then is over (M-090, M-091)', async () => {
      await openAt('2025-10-29T06:59:30.000Z', anOpenSession());
      const banner = within(screen.getByRole('complementary', { name: 'Access window' })).getByRole('timer');
      const left = () => Number(/^Access expires in: 0h 0m (\d+)s$/.exec(banner.textContent ?? '')?.[1]);
      const before = left();
      expect(before).toBeGreaterThan(0);
      await passing(1_000);
      expect(left()).toBe(before - 1);
      await passing(30_000);
      expect(screen.getByText(EXPIRED)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });

    it('keeps what was typed about it when it ends, and says why it was not sent (M-118)', async () => {
      const { user } = await openAt('2025-10-29T06:59:30.000Z', anOpenSession());
      await user.type(await screen.findByLabelText('Comment (optional)'), 'Clear and calm.');
      await user.type(screen.getByLabelText('Your top takeaways (optional)'), 'One model.');
      await passing(31_000);
      const kept = within(screen.getByRole('region', { name: 'What you wrote was not sent' }));
      expect(
        kept.getByText(/A session takes ratings while its window is open\..*With VIP you can still send/),
      ).toBeVisible();
      for (const words of ['Clear and calm.', 'One model.']) expect(kept.getByText(words)).toBeVisible();
      expect(kept.getByRole('button', { name: 'Copy my words' })).toBeVisible();
    });

    it('has nothing to keep where nothing was typed', async () => {
      await openAt('2025-10-29T06:59:30.000Z', anOpenSession());
      await passing(31_000);
      expect(screen.queryByRole('region', { name: 'What you wrote was not sent' })).not.toBeInTheDocument();
    });

    it('lets a running film go on for a minute, with the banner on Expired (M-091)', async () => {
      const { films, user } = await openAt('2025-10-29T06:59:50.000Z', anOpenSession());
      await user.click(screen.getByRole('button', { name: /^Play video/ }));
      await act(async () => films.runs(30));
      await passing(20_000);
      expect(screen.getByRole('timer')).toHaveTextContent('Access expires in: Expired');
      await passing(60_000);
      expect(screen.getByText(EXPIRED)).toBeVisible();
    });

    it('opens by itself when the window opens', async () => {
      const { api } = await openAt('2025-10-27T06:59:58.000Z', aComingSession(WINDOW.start));
      expect(screen.getByText('Available in 0 hours')).toBeVisible();
      api.answers(publicSessionEndpoint, () => anOpenSession({}, { server_time: new Date(Date.now()).toISOString() }));
      await passing(3_000);
      await passing(100);
      expect(screen.getByRole('button', { name: /^Play video/ })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Pick one income model' })).toHaveFocus();
    });

    it('follows the clock of the server, not that of the visitor', async () => {
      jest.setSystemTime(Date.parse('2031-01-01T00:00:00.000Z'));
      await openLoaded({
        answers: { publicSession: () => anOpenSession({}, { server_time: '2025-10-27T07:00:00.000Z' }) },
        advanceTimers: (ms) => jest.advanceTimersByTime(ms),
      });
      expect(screen.getByRole('timer')).toHaveTextContent(/Access expires in: 4[78]h/);
    });
  });

  describe('inside its window', () => {
    it('counts down in a banner that can be dismissed (M-002, M-098)', async () => {
      const { user } = await open(anOpenSession());
      const banner = screen.getByRole('complementary', { name: 'Access window' });
      expect(banner).toHaveTextContent(/Access expires in: \d+h \d+m \d+s/);
      await user.click(within(banner).getByRole('button', { name: 'Dismiss access reminder' }));
      expect(banner).not.toBeInTheDocument();
      const times = within(screen.getByRole('region', { name: 'Open to everybody' }));
      expect(times.getByText('Pacific Time')).toBeVisible();
    });

    it('has topic, place and the way to its day (M-099)', async () => {
      await open(anOpenSession());
      expect(await h1('Pick one income model')).toBeVisible();
      expect(screen.getByText('Day 1 • Session 1')).toBeVisible();
      expect(screen.getByRole('link', { name: 'View All Day 1 Sessions' })).toHaveAttribute('href', '/day/1');
    });

    it.each([
      [20, '20 ratings'],
      [19, null],
    ])('with %i ratings says %s beside the average (M-100)', async (total_ratings, text) => {
      await open(anOpenSession({ total_ratings }));
      expect(screen.getByText('4.7')).toBeVisible();
      expect(screen.queryByText(/ratings$/)?.textContent ?? null).toBe(text);
    });

    it('introduces the speaker, with links only where there are some (M-095, M-101)', async () => {
      await open(anOpenSession());
      const speaker = within(screen.getByRole('region', { name: 'About Amara Okafor' }));
      expect(speaker.getByText('Founder, Lowtide Handbooks')).toBeVisible();
      expect(speaker.getByText('She keeps ninety small titles in print.')).toBeVisible();
      expect(speaker.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Website', 'https://lowtide.example'],
      ]);
    });

    it('shows a second picture for the second speaker (M-102)', async () => {
      const speaker = { ...aSession().speaker, name: 'Sunniva Dahl and Mateus Rocha' };
      await open(anOpenSession({ speaker }));
      const card = screen.getByRole('region', { name: 'About Sunniva Dahl and Mateus Rocha' });
      expect(card.querySelectorAll('img')).toHaveLength(2);
    });

    it('keeps the line breaks of the description (M-104)', async () => {
      await open(anOpenSession());
      expect(screen.getByRole('heading', { level: 2, name: 'About This Session' })).toBeVisible();
      expect(screen.getByText(/Nine models/)).toHaveStyle({ whiteSpace: 'pre-line' });
    });

    it('has no gift without an address (M-105)', async () => {
      await open(anOpenSession({ free_gift: { ...aSession().free_gift!, url: null } }));
      expect(screen.queryByText('The model chooser')).not.toBeInTheDocument();
    });

    it('has a gift that opens in a new tab and is counted, whatever the server says (M-106, M-107, M-108)', async () => {
      const { user, api } = await open(anOpenSession(), { sessionGiftClick: () => UNREACHABLE });
      const gift = within(screen.getByRole('region', { name: 'The model chooser' }));
      expect(gift.getByText('A two-page worksheet.')).toBeVisible();
      const link = gift.getByRole('link', { name: 'Claim Your Free Gift from Amara Okafor' });
      expect(link).toHaveAttribute('href', 'https://lowtide.example/model-chooser');
      expect(link).toHaveAttribute('target', '_blank');
      await user.click(link);
      expect(api.callsOf('sessionGiftClick')).toMatchObject([
        { query: { session_id: aSession().id, gift_url: 'https://lowtide.example/model-chooser' }, body: undefined },
      ]);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('shows the code of a special offer (M-105, M-106)', async () => {
      await open(anOpenSession({ free_gift: { ...aSession().free_gift!, promo_code: 'SUMMIT40' } }));
      expect(screen.getByText('SUMMIT40')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Claim Your Special Offer from Amara Okafor' })).toBeVisible();
    });

    it('ends with three offers (M-005, M-109)', async () => {
      await open(anOpenSession());
      const offers = within(screen.getByRole('region', { name: /Keep every session/ })).getAllByRole('listitem');
      expect(offers.map((offer) => offer.textContent)).toEqual([
        expect.stringContaining(`Upgrade to VIP Now - ${formatUsd(PRICE_BOOK.vip.early)}`),
        expect.stringMatching(/^Implementation Package.*\$97\$197Save \$100/),
        expect.stringMatching(/^Done-For-You Service.*\$2,497\$4,997Save \$2,500/),
      ]);
      expect(offers.map((offer) => within(offer).getByRole('link').getAttribute('href'))).toEqual(
        ['/vip', '/implementation', '/dfy'].map((path) => `http://localhost:4200${path}`),
      );
      expect(offers[1]!.querySelector('s')).toHaveTextContent('$197');
    });
  });

  it('never expires for a member, who is not offered VIP again (C-047)', async () => {
    await openLoaded({ kept: signedIn(), answers: { publicSession: () => forMember() } });
    expect(screen.queryByRole('complementary', { name: 'Access window' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Upgrade to VIP/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Open to everybody' })).not.toBeInTheDocument();
  });
});
