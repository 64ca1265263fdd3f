import { adminUpdateSessionEndpoint } from '@summit/contracts';
import { refused } from '@summit/testing/refusal';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSessionRow } from '../../../test/session-rows';
import { ROW, world, open, field, write, press, save } from '../../../test/open-session-drawer';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

describe('the dialog that edits a session', () => {
  it('has what was typed when the sign-in ended, until it is saved (A-190, D-462)', async () => {
    open(world(), ROW);
    write('topic', 'A better talk');
    cleanup();
    open(world().answers(adminUpdateSessionEndpoint, { success: true, message: 'Session updated successfully' }), ROW);
    expect(document.querySelector('[name="topic"]')).toHaveValue('A better talk');
    expect(screen.getByText(/What you had typed here before is back in the form/)).toBeVisible();
    await save();
    expect(await screen.findByText('Session updated successfully')).toBeVisible();
    cleanup();
    open(world(), ROW);
    expect(document.querySelector('[name="topic"]')).toHaveValue(ROW.topic);
  });

  it('sends what has changed with the version that was read, and tells the success (A-173, A-176, A-178, A-223)', async () => {
    const server = world().answers(adminUpdateSessionEndpoint, {
      success: true,
      message: 'Session updated successfully',
    });
    const { onClose } = open(server, ROW);
    expect(field('Access start (Pacific)')).toHaveValue('2025-10-28T00:00');
    write('topic', 'A better talk');
    write('photoUrl', '');
    await save();
    expect(await screen.findByText('Session updated successfully')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    const [call] = server.callsOf('adminUpdateSession');
    expect([call?.params, call?.body]).toEqual([
      { id: 'session-1' },
      { topic: 'A better talk', speaker_photo_url: null, updated_at: ROW.updated_at },
    ]);
  });

  it.each([
    [refused('not_found'), 'Error updating session: We could not find this.'],
    [Response.json({ error: 7 }, { status: 500 }), 'Error updating session: Unknown error'],
  ])('tells why nothing was saved (A-177)', async (answer, text) => {
    const { onClose } = open(
      world().on(adminUpdateSessionEndpoint, () => answer),
      ROW,
    );
    write('topic', 'A better talk');
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('loses nothing where somebody else was faster: theirs are taken over, ours stay, and the choice is offered', async () => {
    const newer = aSessionRow({
      topic: 'Their topic',
      speaker_bio: 'Their bio',
      updated_at: '2025-10-02T10:00:00.000Z',
    });
    let isFirst = true;
    const server = world([newer]).on(adminUpdateSessionEndpoint, () => {
      if (!isFirst) return { success: true, message: 'Session updated successfully' };
      isFirst = false;
      return refused('edit_conflict');
    });
    const { onClose } = open(server, ROW);
    write('topic', 'Our topic');
    write('giftTitle', 'Our gift');
    await save();
    expect(await screen.findByText(/Somebody else saved this session while you were editing/)).toBeVisible();
    expect(screen.getByText(/Now in the form, as they saved it: Speaker bio$/)).toBeVisible();
    expect(field('Topic')).toHaveValue('Our topic');
    expect(field('Speaker bio')).toHaveValue('Their bio');
    await press('Use theirs');
    expect(field('Topic')).toHaveValue('Their topic');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.bodiesOf('adminUpdateSession')).toEqual([
      { topic: 'Our topic', gift_title: 'Our gift', updated_at: ROW.updated_at },
      { gift_title: 'Our gift', updated_at: newer.updated_at },
    ]);
  });

  it('shows and saves the window of the new day where it was the rule of the old one (C-046)', async () => {
    const server = world().answers(adminUpdateSessionEndpoint, {
      success: true,
      message: 'Session updated successfully',
    });
    open(server, ROW);
    expect(screen.getByText(/A window by this rule moves with the day\.$/)).toBeVisible();
    write('day', '4');
    expect(field('Access start (Pacific)')).toHaveValue('2025-10-30T00:00');
    await save();
    expect(await screen.findByText('Session updated successfully')).toBeVisible();
    expect(server.bodiesOf('adminUpdateSession')).toEqual([
      {
        day: 4,
        public_access_start: '2025-10-30T07:00:00.000Z',
        public_access_end: '2025-11-01T07:00:00.000Z',
        updated_at: ROW.updated_at,
      },
    ]);
  });

  it('says when the session was deleted meanwhile', async () => {
    open(
      world([]).on(adminUpdateSessionEndpoint, () => refused('edit_conflict')),
      ROW,
    );
    write('topic', 'Our topic');
    await save();
    expect(await screen.findByText('This session was deleted while you were editing.')).toBeVisible();
    expect(field('Topic')).toHaveValue('Our topic');
  });

  it('asks before it throws away what was typed (A-212)', async () => {
    const { onClose } = open(world(), ROW);
    write('topic', 'Half a thou');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    expect(question).toHaveAccessibleDescription('What you have entered is not saved.');
    await press('Keep editing');
    expect(onClose).not.toHaveBeenCalled();
    write('topic', ROW.topic);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back to the field when a press beside it was not meant', async () => {
    open(world(), ROW);
    write('topic', 'Half a thou');
    await userEvent.click(field('Topic'));
    await userEvent.click(document.querySelector('.MuiBackdrop-root')!);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Topic')).toHaveFocus();
  });
});
