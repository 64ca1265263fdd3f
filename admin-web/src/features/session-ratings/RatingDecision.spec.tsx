import { adminApproveRatingEndpoint, adminRejectRatingEndpoint, adminSessionRatingsEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ANSWER, open, SHOWN, WAITING } from '../../../test/open-session-ratings';

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
      expect(server.callsOf(endpoint).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
        { id: 'rating-1', rated_at: WAITING.rated_at },
      ]);
      expect(await screen.findByText(chip)).toBeVisible();
      expect(screen.queryByRole('button', { name: name(verb) })).not.toBeInTheDocument();
    },
  );

  it('to approve can be taken back: the rating is hidden, after a question (A-157, A-164)', async () => {
    let row = SHOWN;
    const server = new FakeServer()
      .answers(adminSessionRatingsEndpoint, () => ({ ...ANSWER, ratings: [WAITING, row] }))
      .answers(adminRejectRatingEndpoint, () => {
        row = { ...SHOWN, status: 'rejected', display_publicly: false };
        return { success: true as const, message: 'The rating is rejected.' };
      });
    await open(server);
    const hide = screen.getByRole('button', { name: 'Hide the rating of Anonymous for Rent out what you own' });
    await userEvent.click(hide);
    const question = await screen.findByRole('alertdialog', { name: 'Hide this rating?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('The rating is rejected.')).toBeVisible();
    expect(server.callsOf(adminRejectRatingEndpoint).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
      { id: 'rating-2', rated_at: SHOWN.rated_at },
    ]);
    expect(screen.queryByRole('button', { name: /^Hide the rating/ })).not.toBeInTheDocument();
  });

  it('about words that the visitor has replaced meanwhile is refused, and the new ones are shown', async () => {
    let row = WAITING;
    const server = new FakeServer()
      .answers(adminSessionRatingsEndpoint, () => ({ ...ANSWER, ratings: [row] }))
      .on(adminApproveRatingEndpoint, () => {
        row = { ...WAITING, comment: 'Other words' };
        return refused('edit_conflict');
      });
    await open(server);
    await press('Approve');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    expect(
      await screen.findByText('The visitor has rated again meanwhile. Read the rating as it is now, then decide.'),
    ).toBeVisible();
    expect(await screen.findByText('Other words')).toBeVisible();
  });

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
