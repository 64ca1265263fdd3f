import {
  adminApproveRatingEndpoint,
  adminExportRatingsEndpoint,
  adminRejectRatingEndpoint,
  adminSessionRatingsEndpoint,
  type SessionRatingRow,
  type SessionRatingsResponse,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { SessionRatingsTab } from './SessionRatingsTab';

const WAITING: SessionRatingRow = {
  id: 'rating-1',
  session_title: 'Rent out what you own',
  speaker: 'Amara Okafor',
  day: 2,
  session_number: 3,
  rating: 5,
  user_name: 'Noor',
  rated_at: '2025-10-29T20:00:00.000Z',
  comment: 'Clear and kind',
  takeaways: 'Start with one room',
  display_publicly: false,
  status: 'pending',
  reviewed_by: null,
};
const SHOWN: SessionRatingRow = {
  ...WAITING,
  id: 'rating-2',
  speaker: 'Ben Osei',
  user_name: null,
  comment: 'Fine',
  takeaways: null,
  rating: 3,
  status: 'approved',
  display_publicly: true,
  reviewed_by: 'ops@summit.example',
};
const figures = { total_ratings: 9, comments_count: 4, takeaways_count: 2 };
const ANSWER: SessionRatingsResponse = {
  success: true,
  ratings: [WAITING, SHOWN],
  stats: {
    pending_count: 7,
    total_ratings: 1_204,
    avg_rating: 4.3,
    ratings_with_comments: 310,
    ratings_with_takeaways: 88,
  },
  speaker_stats: [
    { speaker: 'Amara Okafor', avg_rating: 4.61, ...figures },
    { speaker: 'Ben Osei', avg_rating: 4.1, ...figures },
    { speaker: 'Chi Wu', avg_rating: 3.2, ...figures },
    { speaker: 'Dan Roe', avg_rating: 2.1, ...figures },
  ],
  session_stats: [
    {
      session_id: 's-1',
      summit_id: 'passive_income_summit_2024',
      day: 2,
      session_number: 3,
      session_title: 'Rent out what you own',
      speaker: 'Amara Okafor',
      avg_rating: 4.61,
      ...figures,
    },
  ],
  distribution: [
    { stars: 5, count: 60 },
    { stars: 4, count: 30 },
    { stars: 3, count: 10 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ],
};
const world = (answer: SessionRatingsResponse = ANSWER) =>
  new FakeServer().answers(adminSessionRatingsEndpoint, ({ query }) => ({
    ...answer,
    ratings: query['min_rating'] === '1' ? [] : answer.ratings,
  }));
const open = async (server = world()) => {
  renderInAdmin(<SessionRatingsTab />, { server });
  await screen.findByText('Clear and kind');
  return server;
};
const choose = async (filter: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: filter }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('the tab of session ratings', () => {
  it('has the five figures (A-154, A-160)', async () => {
    await open();
    const strip = screen.getByRole('region', { name: 'Rating figures' });
    expect([...strip.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Ratings',
      'Average rating',
      'With comments',
      'With takeaways',
    ]);
    for (const figure of ['7', '1,204', '4.3', '310', '88']) expect(strip).toHaveTextContent(figure);
  });

  it('compares speakers and sessions, with a color for each threshold (A-154, A-156, A-161)', async () => {
    await open();
    const speakers = screen.getByRole('table', { name: 'Speaker performance' });
    const cells = within(speakers)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells[0]).toEqual(['Amara Okafor', '4.6', '9', '4', '2']);
    expect([...speakers.querySelectorAll('[data-tone]')].map((one) => one.getAttribute('data-tone'))).toEqual([
      'great',
      'good',
      'fair',
      'poor',
    ]);
    expect(screen.getByRole('table', { name: 'Sessions by rating' })).toHaveTextContent('2.3 Rent out what you own');
  });

  it('shows how many gave how many stars', async () => {
    await open();
    const bars = screen.getByRole('region', { name: 'Stars' });
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['5 stars60 (60%)', '4 stars30 (30%)', '3 stars10 (10%)', '2 stars0 (0%)', '1 star0 (0%)']);
  });

  it('lists ratings with all that was said, in a region that scrolls at 600 px (A-155, A-159)', async () => {
    await open();
    const region = screen.getByRole('group', { name: 'Ratings' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region).toHaveStyle({ maxHeight: '600px', overflowY: 'auto' });
    const [waiting, shown] = within(region).getAllByRole('listitem');
    for (const text of [
      'Noor',
      '2.3 Rent out what you own, Amara Okafor',
      'Clear and kind',
      'Start with one room',
      'Pending',
    ])
      expect(waiting).toHaveTextContent(text);
    expect(within(waiting!).getByRole('img', { name: '5 Stars' })).toBeInTheDocument();
    expect(within(waiting!).getByText('Oct 29, 2025, 1:00 PM PDT')).toBeVisible();
    for (const text of ['Anonymous', 'Approved', 'Shown on the page. Decided by ops@summit.example'])
      expect(shown).toHaveTextContent(text);
  });

  it('asks the server for speaker, least stars and status (A-154, A-162)', async () => {
    const server = await open();
    expect(server.callsOf('adminSessionRatings')[0]?.query).toEqual({});
    await choose('Speaker', 'Ben Osei');
    await choose('Minimum rating', '4 and more');
    await choose('Status', 'Pending');
    await waitFor(() =>
      expect(server.callsOf('adminSessionRatings').at(-1)?.query).toEqual({
        speaker: 'Ben Osei',
        min_rating: '4',
        status: 'pending',
      }),
    );
    await choose('Minimum rating', '1 and more');
    expect(await screen.findByText('No rating matches')).toBeVisible();
    await choose('Speaker', 'All speakers');
    await choose('Status', 'Any status');
    await waitFor(() => expect(server.callsOf('adminSessionRatings').at(-1)?.query).toEqual({ min_rating: '1' }));
  });

  it('exports what is listed', async () => {
    const server = world().answers(adminExportRatingsEndpoint, {
      name: 'session_ratings.csv',
      type: 'text/csv',
      bytes: new TextEncoder().encode('id').buffer as ArrayBuffer,
    });
    const { saved } = renderInAdmin(<SessionRatingsTab />, { server });
    await screen.findByText('Clear and kind');
    await choose('Status', 'Approved');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['session_ratings.csv']));
    expect(server.callsOf('adminExportRatings')[0]?.query).toEqual({ status: 'approved' });
  });

  it('says when nobody has rated, and when it did not load, without a notice (A-221)', async () => {
    const none = { ...ANSWER.stats, total_ratings: 0 };
    const { unmount } = renderInAdmin(<SessionRatingsTab />, {
      server: world({ ...ANSWER, ratings: [], stats: none }),
    });
    expect(await screen.findByText('Nobody has rated a session yet')).toBeVisible();
    unmount();
    renderInAdmin(<SessionRatingsTab />, { server: world().refuses(adminSessionRatingsEndpoint, 500) });
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'We could not load the session ratings.Try again',
    ]);
  });
});

describe('a decision on a rating', () => {
  const name = (verb: string) => `${verb} the rating of Noor for Rent out what you own`;
  const press = (verb: string) => userEvent.click(screen.getByRole('button', { name: name(verb) }));

  it('is offered only while the rating waits (A-157)', async () => {
    await open();
    expect(screen.getAllByRole('button', { name: /^(Approve|Reject) the rating/ }).map((one) => one.ariaLabel)).toEqual(
      [name('Approve'), name('Reject')],
    );
  });

  it.each([
    {
      verb: 'Approve',
      endpoint: adminApproveRatingEndpoint,
      message: 'The rating is approved.',
      status: 'approved',
      chip: 'Approved',
    },
    {
      verb: 'Reject',
      endpoint: adminRejectRatingEndpoint,
      message: 'The rating is rejected.',
      status: 'rejected',
      chip: 'Rejected',
    },
  ] as const)(
    'to $verb is asked about, sent, and seen in the list (A-157, A-158, A-163, A-223)',
    async ({ verb, endpoint, message, status, chip }) => {
      let row = WAITING;
      const server = new FakeServer()
        .answers(adminSessionRatingsEndpoint, () => ({ ...ANSWER, ratings: [row] }))
        .answers(endpoint, () => {
          row = { ...WAITING, status };
          return { success: true as const, message };
        });
      await open(server);
      await press(verb);
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(server.callsOf(endpoint)).toEqual([]);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

      await press(verb);
      const question = await screen.findByRole('alertdialog', { name: `${verb} this rating?` });
      await userEvent.click(within(question).getByRole('button', { name: verb }));
      expect(await screen.findByText(message)).toBeVisible();
      expect(server.callsOf(endpoint).map(({ params }) => params)).toEqual([{ id: 'rating-1' }]);
      expect(await screen.findByText(chip)).toBeVisible();
      expect(screen.queryByRole('button', { name: name(verb) })).not.toBeInTheDocument();
    },
  );

  it('that somebody else made the other way is told, and the list says what is so (A-164, A-214)', async () => {
    let row = WAITING;
    const server = new FakeServer()
      .answers(adminSessionRatingsEndpoint, () => ({ ...ANSWER, ratings: [row] }))
      .on(adminApproveRatingEndpoint, () => {
        row = { ...WAITING, status: 'rejected', reviewed_by: 'other@summit.example' };
        return refused('rating_already_decided');
      });
    await open(server);
    await press('Approve');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('This rating has already been decided.')).toBeVisible();
    expect(await screen.findByText('Decided by other@summit.example')).toBeVisible();
  });
});
