import { adminCreateSessionEndpoint, adminSessionFilmEndpoint, type SessionDraft } from '@summit/contracts';
import { refused, UNREACHABLE } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ROW, world, open, field, write, press, save } from '../../../test/open-session-drawer';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const CREATED = {
  success: true as const,
  message: 'Session created successfully',
  id: 'session-2',
  public_url: 'https://members.summit.example/summit/access/token-2',
};

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
    [UNREACHABLE, /^Error creating session: The server did not answer\. Please check your internet connection/],
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
