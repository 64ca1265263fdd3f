import { fill } from '@summit/testing/fill';
import {
  adminDeleteSessionEndpoint,
  adminGiftClicksEndpoint,
  adminSessionAccessEndpoint,
  adminSessionsEndpoint,
  type GiftClicksRow,
  type SessionRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { aSessionRow } from '../../../test/session-rows';
import { SessionsTab } from './SessionsTab';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const AMARA = aSessionRow();
const OLDER = aSessionRow({
  id: 'session-9',
  summit_id: 'business_growth_summit_2024',
  topic: 'Hire slowly',
  speaker_name: 'Ben Osei',
  vimeo_embed_code: null,
  vimeo_video_id: null,
  gift_url: null,
  gift_clicks: 0,
  total_ratings: 0,
  has_captions: true,
});
const CLICKS: GiftClicksRow = {
  session_id: AMARA.id,
  summit_id: AMARA.summit_id,
  day: 2,
  topic: AMARA.topic,
  speaker: AMARA.speaker_name,
  gift_url: 'https://gift.example/sheet',
  clicks: 31,
  member_clicks: 9,
  last_click_at: '2025-10-29T20:00:00.000Z',
};

const world = (sessions: SessionRow[] = [AMARA, OLDER]) =>
  new FakeServer()
    .answers(adminSessionsEndpoint, { success: true, sessions })
    .answers(adminGiftClicksEndpoint, { success: true, gifts: [CLICKS] });
const open = async (server = world()) => {
  renderInAdmin(<SessionsTab />, { server });
  // By its label: looking for roles in two grids takes seconds.
  await screen.findByLabelText(`Edit ${AMARA.topic}`);
  return { server, grid: () => screen.getByRole('grid', { name: 'Sessions' }) };
};
const menuOf = async (session: SessionRow, item: string | RegExp) => {
  await userEvent.click(screen.getByLabelText(`More actions: ${session.topic}`));
  return screen.findByRole('menuitem', { name: item });
};

describe('the list of sessions', () => {
  it('says number, topic, window, rating, views, clicks and film of each (A-165, A-166, A-174)', async () => {
    const { grid } = await open();
    const rows = within(grid()).getAllByRole('row');
    for (const text of ['2.3', 'Rent out what you own', 'Amara Okafor', '4.6 (12)', '1,204 views', '31', 'Vimeo'])
      expect(rows[1]).toHaveTextContent(text);
    expect(rows[1]).toHaveTextContent('10/28/25 12 AM – 10/30/25 12 AM');
    for (const text of ['Hire slowly', '–', 'No film yet', 'with captions']) expect(rows[2]).toHaveTextContent(text);
  });

  it('is asked for by day, and filtered by edition and words (A-165, A-174)', async () => {
    const { server } = await open();
    expect(server.callsOf('adminSessions')[0]?.query).toEqual({});
    const days = screen.getByRole('group', { name: 'Day' });
    expect(
      within(days)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['All', '1', '2', '3', '4', '5']);
    await userEvent.click(screen.getByRole('button', { name: 'Day 4' }));
    await waitFor(() => expect(server.callsOf('adminSessions').at(-1)?.query).toEqual({ day: '4' }));

    await userEvent.click(screen.getByRole('combobox', { name: 'Edition' }));
    await userEvent.click(screen.getByRole('option', { name: 'Business growth and scale' }));
    expect(screen.queryByText(AMARA.topic)).not.toBeInTheDocument();
    await fill(screen.getByRole('searchbox', { name: 'Search the sessions' }), 'osei');
    expect(screen.getByText('Hire slowly')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the sessions' }), 'x');
    expect(screen.getByText('No sessions match “oseix”')).toBeVisible();
  });

  it('that did not load says so in its place, without a notice (A-221)', async () => {
    renderInAdmin(<SessionsTab />, { server: world().refuses(adminSessionsEndpoint, 500) });
    expect(await screen.findByText('We could not load the sessions.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('copies the access link and opens the page (A-179)', async () => {
    userEvent.setup();
    await open();
    expect(await menuOf(AMARA, /^Open the page/)).toHaveAttribute('href', AMARA.public_url);
    expect(screen.getByRole('menuitem', { name: /^Preview/ })).toHaveAttribute('href', AMARA.preview_url);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy access link' }));
    expect(await screen.findByText('The access link is copied.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(AMARA.public_url);
  });

  it('tells clicks on gifts, of all and of members (M-108)', async () => {
    await open();
    const gifts = await screen.findByRole('grid', { name: 'Gift clicks' });
    const row = within(gifts).getAllByRole('row')[1];
    for (const text of [AMARA.topic, 'passive income, day 2', 'https://gift.example/sheet', '31', '9'])
      expect(row).toHaveTextContent(text);
  });
});

describe('deleting a session', () => {
  const press = () => userEvent.click(screen.getByLabelText(`Delete ${AMARA.topic}`));

  it('asks first, and reloads the list with a notice (A-176, A-212, A-223)', async () => {
    const server = world().answers(adminDeleteSessionEndpoint, { success: true, message: 'The session is deleted.' });
    await open(server);
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf('adminDeleteSession')).toEqual([]);

    await press();
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Rent out what you own”?' });
    expect(question).toHaveAccessibleDescription(/The access link stops working/);
    const before = server.callsOf('adminSessions').length;
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The session is deleted.')).toBeVisible();
    expect(server.callsOf('adminDeleteSession').map(({ url }) => url)).toEqual(['/api/admin/sessions/session-1']);
    await waitFor(() => expect(server.callsOf('adminSessions').length).toBeGreaterThan(before));
  });

  it('asks once more where ratings would go with it (A-180)', async () => {
    const server = world().on(adminDeleteSessionEndpoint, ({ query }) =>
      query['with_ratings'] ? { success: true, message: 'The session is deleted.' } : refused('session_has_ratings'),
    );
    await open(server);
    await press();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const again = await screen.findByRole('button', { name: 'Delete with ratings' });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/This session has ratings/);
    await userEvent.click(again);
    expect(await screen.findByText('The session is deleted.')).toBeVisible();
    expect(server.callsOf('adminDeleteSession').map(({ query }) => query)).toEqual([{}, { with_ratings: 'true' }]);
  });

  it.each([
    [refused('not_found'), 'Error deleting session: We could not find this.'],
    [new Response('', { status: 500 }), 'Error deleting session: Unknown error'],
  ])('that fails is told with the server’s detail or Unknown error (A-214)', async (answer, text) => {
    await open(world().on(adminDeleteSessionEndpoint, () => answer));
    await press();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('why somebody can watch, or not', () => {
  it('is looked up by address, with reason and remedy (C-047)', async () => {
    const server = world().answers(adminSessionAccessEndpoint, {
      success: true,
      email: 'rae@example.com',
      person: 'registrant',
      access: {
        allowed: false,
        rule: 'window_over',
        reason: 'The 48-hour window of this session has ended.',
        remedy: { key: 'upgrade', text: 'Upgrade to VIP for lifetime access.', page: 'vip' },
      },
    });
    await open(server);
    await userEvent.click(await menuOf(AMARA, 'Why can they watch?'));
    await userEvent.type(await screen.findByLabelText('Email'), 'rae');
    await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
    expect(screen.getByText('Enter an email address, for example ops@company.com')).toBeVisible();
    await fill(screen.getByLabelText('Email'), '@example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('Can not watch')).toBeVisible();
    expect(screen.getByText('rae@example.com, Registered for free')).toBeVisible();
    expect(screen.getByText('The 48-hour window of this session has ended.')).toBeVisible();
    expect(screen.getByText('Upgrade to VIP for lifetime access.')).toBeVisible();
    expect(server.callsOf('adminSessionAccess').map(({ params, query }) => [params['id'], query['email']])).toEqual([
      ['session-1', 'rae@example.com'],
    ]);
  });
});
