import {
  adminCreateSessionEndpoint,
  adminSessionFilmEndpoint,
  adminSessionsEndpoint,
  adminUpdateSessionEndpoint,
  type SessionDraft,
  type SessionFilm,
  type SessionRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { aSessionRow } from '../../../test/session-rows';
import { SessionDrawer } from './SessionDrawer';
import type { SessionValues } from './session-values';

const ROW = aSessionRow();
const FILM: SessionFilm = {
  host: 'vimeo',
  id: '76979871',
  unlisted: false,
  player_url: 'https://player.vimeo.com/video/76979871',
};
const CREATED = {
  success: true as const,
  message: 'Session created successfully',
  id: 'session-2',
  public_url: 'https://members.summit.example/summit/access/token-2',
};

const world = (sessions: SessionRow[] = [ROW]) =>
  new FakeServer()
    .answers(adminSessionsEndpoint, { success: true, sessions })
    .answers(adminSessionFilmEndpoint, ({ query }) => ({
      success: true as const,
      film: query['vimeo_embed_code'] || query['vimeo_video_id'] ? FILM : null,
    }));
function open(server: FakeServer, session: SessionRow | null = null) {
  const [onClose, onCreated] = [jest.fn(), jest.fn()];
  renderInAdmin(<SessionDrawer session={session} onClose={onClose} onCreated={onCreated} />, { server });
  return { onClose, onCreated, server };
}
const field = (label: string | RegExp) => screen.getByLabelText(label);
/** By its name: looking through all labels of the form for every letter takes seconds. */
const write = (name: keyof SessionValues, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
const press = (text: string) => userEvent.click(screen.getByText(text));
const save = () => press('Save session');
const writeAll = () => {
  write('topic', 'A talk');
  write('speakerName', 'Ann');
  write('speakerTitle', 'Founder');
  write('bio', 'Bio');
  write('description', 'About');
  write('start', '2025-10-27T00:00');
  write('end', '2025-10-29T00:00');
};

describe('the dialog that creates a session', () => {
  it('starts with the defaults and has a field for everything (A-165, A-166, A-167, A-168)', () => {
    open(world());
    expect(screen.getByRole('combobox', { name: /Edition/ })).toHaveTextContent('Passive income');
    expect(screen.getByRole('combobox', { name: /Day/ })).toHaveTextContent('1');
    expect(field('Session number')).toHaveValue('1');
    expect(field('Duration in minutes')).toHaveValue('45');
    for (const label of ['Photo URL', 'Vimeo embed code', 'Vimeo video ID', 'Gift title', 'Gift description'])
      expect(field(new RegExp(`^${label}`))).toHaveValue('');
    for (const label of ['Gift URL', 'Gift promo code', 'LinkedIn', 'Website', 'Access start', 'Access end'])
      expect(field(new RegExp(`^${label}`))).toHaveValue('');
  });

  it('asks for the fields of reading 1 in one alert, and leads to each; a film is not required (A-170, A-171, C-048)', async () => {
    const { server } = open(world());
    await save();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^Please fill in the following required fields:/);
    const names = within(alert)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Topic',
      'Speaker name',
      'Speaker title',
      'Speaker bio',
      'Description',
      'Access start',
      'Access end',
    ]);
    expect(field('Topic')).toHaveFocus();
    await userEvent.click(within(alert).getByRole('button', { name: 'Access end' }));
    expect(field('Access end (Pacific)')).toHaveFocus();
    writeAll();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.callsOf('adminCreateSession')).toEqual([]);
  });

  it('refuses numbers and windows that can not be meant (A-172, A-180)', async () => {
    const { server } = open(world());
    writeAll();
    write('number', '0');
    write('duration', '1.5');
    write('end', '2025-10-27T00:00');
    await save();
    expect(screen.getByText('Session number must be a whole number, 1 or more.')).toBeVisible();
    expect(screen.getByText('Duration must be a whole number of minutes, 1 or more.')).toBeVisible();
    expect(screen.getByText('Access end must be after access start.')).toBeVisible();
    expect(field('Session number')).toHaveFocus();
    expect(server.callsOf('adminCreateSession')).toEqual([]);
  });

  it('sends every field and hands over the public URL (A-169, A-175, A-178, A-179)', async () => {
    const { server, onCreated } = open(world().answers(adminCreateSessionEndpoint, CREATED));
    writeAll();
    write('giftUrl', 'https://gift.example/a');
    await save();
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(CREATED));
    expect(server.bodiesOf('adminCreateSession') as SessionDraft[]).toMatchObject([
      {
        summit_id: 'passive_income_summit_2024',
        day: 1,
        topic: 'A talk',
        gift_url: 'https://gift.example/a',
        gift_title: null,
        public_access_start: '2025-10-27T07:00:00.000Z',
        public_access_end: '2025-10-29T07:00:00.000Z',
      },
    ]);
  });

  it.each([
    [refused('session_slot_taken'), /^Error creating session: Another session has this number on this day/],
    [Response.json({ message: 'Only a message' }, { status: 400 }), /^Error creating session: Only a message$/],
    [Response.json({ error: 7 }, { status: 500 }), /^Error creating session: {"error":7}$/],
    [new Response('', { status: 500 }), /^Error creating session: Unknown error$/],
  ])('tells why nothing was created, and keeps what was typed (A-177)', async (answer, text) => {
    const { onCreated } = open(world().on(adminCreateSessionEndpoint, () => answer));
    writeAll();
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('Topic')).toHaveValue('A talk');
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('fills in the window of the day by the rule, and shows it in both zones (C-046)', async () => {
    open(world());
    await userEvent.click(screen.getByRole('combobox', { name: /Day/ }));
    await userEvent.click(screen.getByRole('option', { name: '3' }));
    await press('Midnight of the day, 48 hours');
    expect(field('Access start (Pacific)')).toHaveValue('2025-10-29T00:00');
    expect(field('Access end (Pacific)')).toHaveValue('2025-10-31T00:00');
    expect(screen.getByText('Wed, Oct 29, 2025, 12:00 AM PDT')).toBeVisible();
  });

  it('warns of a session with the same number whose window overlaps', async () => {
    open(world());
    write('number', '3');
    write('start', '2025-10-29T00:00');
    write('end', '2025-10-31T00:00');
    await userEvent.click(screen.getByRole('combobox', { name: /Day/ }));
    await userEvent.click(screen.getByRole('option', { name: '2' }));
    expect(
      await screen.findByText(/“Rent out what you own” is session 3 of day 2 too, and its window overlaps:/),
    ).toBeVisible();
    write('number', '4');
    expect(screen.queryByText(/overlaps:/)).not.toBeInTheDocument();
  });
});

describe('the film', () => {
  it('is told as the server understands it, before it is saved (C-056, A-181)', async () => {
    const { server } = open(world(), ROW);
    expect(await screen.findByText('Vimeo film 76979871')).toBeVisible();
    server.answers(adminSessionFilmEndpoint, {
      success: true,
      film: {
        host: 'vimeo',
        id: '824804225',
        unlisted: true,
        player_url: 'https://player.vimeo.com/video/824804225?h=ab',
      },
    });
    write('embedCode', 'https://vimeo.com/824804225/ab');
    expect(await screen.findByText('Vimeo film 824804225, unlisted, with its key')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open the film/ })).toHaveAttribute(
      'href',
      'https://player.vimeo.com/video/824804225?h=ab',
    );
    expect(server.callsOf('adminSessionFilm').at(-1)?.query).toEqual({
      session_id: 'session-1',
      vimeo_embed_code: 'https://vimeo.com/824804225/ab',
      vimeo_video_id: '76979871',
    });
  });

  it('that is none is told as such', async () => {
    const { server } = open(world());
    expect(await screen.findByText('No film. The page says that it will be added.')).toBeVisible();
    server.on(adminSessionFilmEndpoint, () => refused('session_embed_invalid'));
    write('embedCode', '<script>');
    expect(await screen.findByText('The embed code must be a Vimeo or YouTube player.')).toBeVisible();
  });
});

describe('the dialog that edits a session', () => {
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
});
