import { adminExportRatingsEndpoint, adminSessionRatingsEndpoint } from '@summit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { SessionRatingsTab } from './SessionRatingsTab';
import { ANSWER, world, open } from '../../../test/open-session-ratings';

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
