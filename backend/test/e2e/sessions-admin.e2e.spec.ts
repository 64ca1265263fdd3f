import type {
  AdminSessionsResponse,
  CreateSessionResponse,
  GiftClicksResponse,
  PublicSessionResponse,
  SessionAccessResponse,
  SessionFilmResponse,
  SessionRow,
} from '@summit/contracts';
import { ManagedSessionsRepository } from '../../src/modules/sessions/infra/managed-sessions.repository.js';
import { signInAdmin } from '../harness/admin.js';
import { createMember, signInMember } from '../harness/member.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { AFTERWARDS, aSession, DAY_1, EARLIER, importSummitContent, leaveRating } from '../harness/summit-sessions.js';

const NOTHING = '00000000-0000-4000-8000-000000000000';

describe('sessions in the back office', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  let lastNumber = 100;
  beforeAll(async () => {
    running = await startApp();
    await importSummitContent(running);
    admin = await signInAdmin(running);
  });
  afterAll(() => running.stop());
  beforeEach(() => running.clock.set(DAY_1));

  const draft = (more: object = {}) => ({
    topic: 'A talk',
    speaker_name: 'Amara Okafor',
    session_number: (lastNumber += 1),
    ...more,
  });
  const send = (method: string, path: string, body?: unknown) =>
    running.fetch(path, body === undefined ? { method, headers: admin } : { ...json(body, admin), method });
  const create = (more: object = {}) => send('POST', '/api/admin/sessions/create', draft(more));
  const created = async (more: object = {}) => (await read<CreateSessionResponse>(create(more))).id;
  const rows = async (query = '') =>
    (await read<AdminSessionsResponse>(send('GET', `/api/admin/sessions/list${query}`))).sessions;
  const rowOf = async (id: string): Promise<SessionRow> => (await rows()).find((row) => row.id === id)!;
  const outcome = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const pageOf = async ({ public_url }: SessionRow) =>
    read<PublicSessionResponse>(running.fetch(`/api/sessions/public/${public_url.split('/').pop()!}`));

  it('lists all of both editions, or one day (A-174)', async () => {
    const all = await rows();
    expect(new Set(all.map(({ summit_id }) => summit_id)).size).toBe(2);
    const third = await rows('?day=3');
    expect(third.length).toBeGreaterThan(5);
    expect(new Set(third.map(({ day }) => day))).toEqual(new Set([3]));
    expect(await outcome(send('GET', '/api/admin/sessions/list?day=6'))).toEqual([400, 'session_day_invalid']);
  });

  it('lets an editor see the page before its window opens, by a link that is signed and counts as no view', async () => {
    const id = await created({ day: 5, vimeo_video_id: '76979871' });
    const row = await rowOf(id);
    expect(await pageOf(row)).toMatchObject({ success: false, not_yet_available: true });
    const [page, preview] = row.preview_url.split('#preview=');
    expect(page).toBe(row.public_url);
    const open = (token: string) => running.fetch(`/api/sessions/preview?preview=${token}`);
    expect(await read<PublicSessionResponse>(open(preview!))).toMatchObject({
      success: true,
      viewer_access: 'public',
      server_time: row.public_access_start,
      session: { id, video: { host: 'vimeo', id: '76979871' } },
    });
    expect(await outcome(open(`${preview!.slice(0, -1)}!`))).toEqual([404, 'not_found']);
    expect(await outcome(open(preview!.replace(id, NOTHING)))).toEqual([404, 'not_found']);
    expect((await rowOf(id)).total_views).toBe(0);
  });

  it('creates one from topic and speaker, with the defaults and the window of its day (A-168, A-175, A-179, C-046, C-048)', async () => {
    const answer = await read<CreateSessionResponse>(create({ day: 3 }));
    expect(answer).toMatchObject({ success: true, message: 'Session created successfully' });
    expect(answer.public_url).toMatch(/^http:\/\/member\.test\/summit\/access\/[\w-]{22}$/);
    expect(await rowOf(answer.id)).toMatchObject({
      summit_id: 'passive_income_summit_2024',
      day: 3,
      duration_minutes: 45,
      description: '',
      speaker_photo_url: null,
      speaker_social_links: {},
      vimeo_embed_code: null,
      gift_url: null,
      public_access_start: '2025-10-29T07:00:00.000Z',
      public_access_end: '2025-10-31T07:00:00.000Z',
      public_url: answer.public_url,
      total_views: 0,
      average_rating: 0,
      total_ratings: 0,
      gift_clicks: 0,
      has_captions: false,
      captions_saved_at: null,
    });
  });

  it('takes any name of the edition, and answers its key (C-039)', async () => {
    for (const name of ['summit1', 'business-growth-scale', '1', EARLIER]) {
      const id = await created({ summit_id: name });
      expect((await rowOf(id)).summit_id).toBe(EARLIER);
      expect(await outcome(send('PUT', `/api/admin/sessions/${id}`, { summit_id: 'passive-income' }))).toEqual([
        200,
        'ok',
      ]);
      expect((await rowOf(id)).summit_id).toBe('passive_income_summit_2024');
    }
  });

  it.each([
    ['no topic', { topic: ' ' }, 'session_fields_required'],
    ['no speaker', { speaker_name: undefined }, 'session_fields_required'],
    ['day 0', { day: 0 }, 'session_day_invalid'],
    ['day 6', { day: 6 }, 'session_day_invalid'],
    ['session 0', { session_number: 0 }, 'session_number_invalid'],
    ['half a session', { session_number: 1.5 }, 'session_number_invalid'],
    ['a number that no column holds', { session_number: 40_000 }, 'session_number_invalid'],
    ['no time', { duration_minutes: 0 }, 'session_duration_invalid'],
    ['an unknown edition', { summit_id: 'summit_2030' }, 'summit_unknown'],
    [
      'an end before the start',
      { public_access_start: '2025-10-28T07:00:00Z', public_access_end: '2025-10-27T07:00:00Z' },
      'session_window_invalid',
    ],
    [
      'an end at the start',
      { public_access_start: '2025-10-28T07:00:00Z', public_access_end: '2025-10-28T07:00:00Z' },
      'session_window_invalid',
    ],
    ['a date that is none', { public_access_start: '2025-02-30T07:00:00Z' }, 'session_window_invalid'],
    [
      'another host',
      { vimeo_embed_code: '<iframe src="https://evil.example/video/1"></iframe>' },
      'session_embed_invalid',
    ],
    ['a script', { vimeo_embed_code: '<script>alert(1)</script>' }, 'session_embed_invalid'],
    ['a number that is none', { vimeo_video_id: '12ab' }, 'session_embed_invalid'],
    ['a photo behind javascript:', { speaker_photo_url: 'javascript:alert(1)' }, 'session_link_invalid'],
    ['a gift without a scheme', { gift_url: 'example.com' }, 'session_link_invalid'],
    ['a link that is none', { speaker_social_links: { linkedin: 'data:text/html,x' } }, 'session_link_invalid'],
    ['links in a list', { speaker_social_links: ['https://a.example'] }, 'session_link_invalid'],
    ['views of its own', { total_views: 9 }, 'unknown_field'],
    ['a topic of 301 characters', { topic: 'x'.repeat(301) }, 'session_text_too_long'],
  ])('refuses %s (A-172, A-180, A-181)', async (_what, more, code) => {
    expect(await outcome(create(more))).toEqual([400, code]);
  });

  it('keeps host, id and hash of a film and shows markup of its own (C-056, A-181)', async () => {
    const id = await created({
      vimeo_embed_code:
        '<div style="padding:56%"><iframe onload="steal()" src="https://player.vimeo.com/video/824804225?h=AB12cd34ef&amp;badge=0"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    });
    const row = await rowOf(id);
    expect(row.vimeo_video_id).toBe('824804225');
    expect(row.vimeo_embed_code).toContain('src="https://player.vimeo.com/video/824804225?h=ab12cd34ef"');
    expect(row.vimeo_embed_code).not.toMatch(/onload|script|badge/);
    // The dialog sends back what it was given.
    const { vimeo_embed_code, vimeo_video_id } = row;
    await send('PUT', `/api/admin/sessions/${id}`, { vimeo_embed_code, vimeo_video_id, topic: 'Same film' });
    expect((await rowOf(id)).vimeo_embed_code).toBe(vimeo_embed_code);
    await send('PUT', `/api/admin/sessions/${id}`, { vimeo_embed_code, vimeo_video_id: '76979871' });
    expect(await rowOf(id)).toMatchObject({ vimeo_video_id: '76979871' });
    await send('PUT', `/api/admin/sessions/${id}`, { vimeo_embed_code: '', vimeo_video_id: '' });
    expect(await rowOf(id)).toMatchObject({ vimeo_video_id: null, vimeo_embed_code: null });
    expect(await pageOf(await rowOf(id))).toMatchObject({ success: true, access: { rule: 'no_film_yet' } });
  });

  it('tells before a save which film it understands (C-056, A-181)', async () => {
    const film = (query: object) => send('GET', `/api/admin/sessions/film?${new URLSearchParams({ ...query })}`);
    const understood = async (query: object) => (await read<SessionFilmResponse>(film(query))).film;
    const unlisted = {
      host: 'vimeo',
      id: '824804225',
      unlisted: true,
      player_url: 'https://player.vimeo.com/video/824804225?h=ab12cd34ef',
    };
    const link = 'https://vimeo.com/824804225/AB12cd34ef';
    expect(await understood({ vimeo_embed_code: link })).toEqual(unlisted);
    expect(await understood({ vimeo_video_id: '76979871' })).toMatchObject({ host: 'vimeo', unlisted: false });
    expect(await understood({ vimeo_embed_code: '', vimeo_video_id: '' })).toBeNull();
    const id = await created({ vimeo_embed_code: link });
    const { vimeo_embed_code } = await rowOf(id);
    const stored = { session_id: id, vimeo_embed_code: vimeo_embed_code! };
    expect(await understood({ ...stored, vimeo_video_id: '824804225' })).toEqual(unlisted);
    expect(await understood({ ...stored, vimeo_video_id: '1' })).toMatchObject({ id: '1', unlisted: false });
    expect(await outcome(film({ vimeo_embed_code: '<script>' }))).toEqual([400, 'session_embed_invalid']);
    expect(await outcome(film({ session_id: NOTHING }))).toEqual([404, 'not_found']);
  });

  it('changes what is given, leaves the rest, and shows it at once (A-173, A-176)', async () => {
    const id = await created({
      gift_url: 'https://gift.example/a',
      gift_title: 'A gift',
      speaker_photo_url: 'https://x.example/p.jpg',
    });
    expect(
      await read(send('PUT', `/api/admin/sessions/${id}`, { topic: 'New', speaker_photo_url: '', gift_title: null })),
    ).toEqual({
      success: true,
      message: 'Session updated successfully',
    });
    const row = await rowOf(id);
    expect(row).toMatchObject({
      topic: 'New',
      speaker_photo_url: null,
      gift_title: null,
      gift_url: 'https://gift.example/a',
    });
    expect((await pageOf(row)).session.topic).toBe('New');
    await send('PUT', `/api/admin/sessions/${id}`, {
      public_access_start: '2025-10-30T12:00:00-07:00',
      public_access_end: '2025-10-30T13:00:00-07:00',
    });
    expect(await rowOf(id)).toMatchObject({
      public_access_start: '2025-10-30T19:00:00.000Z',
      public_access_end: '2025-10-30T20:00:00.000Z',
    });
    await send('PUT', `/api/admin/sessions/${id}`, { public_access_start: '', public_access_end: null });
    expect(await rowOf(id)).toMatchObject({
      public_access_start: '2025-10-27T07:00:00.000Z',
      public_access_end: '2025-10-29T07:00:00.000Z',
    });
    expect(await outcome(send('PUT', `/api/admin/sessions/${id}`, { topic: '' }))).toEqual([
      400,
      'session_fields_required',
    ]);
    expect(await outcome(send('PUT', `/api/admin/sessions/${NOTHING}`, { topic: 'x' }))).toEqual([404, 'not_found']);
  });

  it('lets nobody overwrite what they have not seen', async () => {
    const id = await created();
    const { updated_at } = await rowOf(id);
    const saves = await Promise.all(
      ['one', 'two', 'three'].map((topic) => outcome(send('PUT', `/api/admin/sessions/${id}`, { topic, updated_at }))),
    );
    expect(saves.map(([status]) => status).sort()).toEqual([200, 409, 409]);
    expect(saves.filter(([status]) => status === 409).map(([, code]) => code)).toEqual([
      'edit_conflict',
      'edit_conflict',
    ]);
    expect((await rowOf(id)).updated_at).not.toBe(updated_at);
  });

  it('moves a window by the rule with its session to another day or edition, and leaves an entered one (C-046)', async () => {
    const move = async (id: string, to: object) => {
      expect(await outcome(send('PUT', `/api/admin/sessions/${id}`, to))).toEqual([200, 'ok']);
      const { public_access_start: start, public_access_end: end } = await rowOf(id);
      return [start, end];
    };
    const byRule = await created({ day: 1 });
    expect(await move(byRule, { day: 3 })).toEqual(['2025-10-29T07:00:00.000Z', '2025-10-31T07:00:00.000Z']);
    expect(await move(byRule, { day: 4, public_access_start: '2025-10-30T12:00:00Z' })).toEqual([
      '2025-10-30T12:00:00.000Z',
      '2025-11-01T12:00:00.000Z',
    ]);
    const moved = await created({ day: 2 });
    expect(await move(moved, { summit_id: EARLIER, day: 5 })).toEqual([
      '2024-07-19T07:00:00.000Z',
      '2024-07-21T07:00:00.000Z',
    ]);
    const entered = await created({ day: 1, public_access_end: '2025-10-30T07:00:00Z' });
    expect(await move(entered, { day: 3 })).toEqual(['2025-10-27T07:00:00.000Z', '2025-10-30T07:00:00.000Z']);
  });

  it('gives a number of a day to one session only while windows overlap', async () => {
    const slot = { day: 2, session_number: 77 };
    await created(slot);
    expect(await outcome(create(slot))).toEqual([409, 'session_slot_taken']);
    expect(await outcome(create({ ...slot, summit_id: EARLIER }))).toEqual([200, 'ok']);
    const later = { public_access_start: '2025-10-30T07:00:00Z', public_access_end: '2025-11-01T07:00:00Z' };
    const replay = await created({ ...slot, ...later });
    expect(
      await outcome(send('PUT', `/api/admin/sessions/${replay}`, { public_access_start: '2025-10-30T06:59:59Z' })),
    ).toEqual([409, 'session_slot_taken']);
    const rivals = await Promise.all([1, 2, 3].map(() => outcome(create({ day: 2, session_number: 78 }))));
    expect(rivals.map(([status]) => status).sort()).toEqual([200, 409, 409]);
  });

  it('deletes a session, and its ratings only where that was confirmed (A-176, A-180)', async () => {
    const id = await created();
    await leaveRating(running, { sessionId: id, stars: 4 });
    const row = await rowOf(id);
    expect(await outcome(send('DELETE', `/api/admin/sessions/${id}`))).toEqual([409, 'session_has_ratings']);
    expect(await outcome(send('DELETE', `/api/admin/sessions/${id}?with_ratings=true`))).toEqual([200, 'ok']);
    expect(await outcome(send('DELETE', `/api/admin/sessions/${id}`))).toEqual([404, 'not_found']);
    expect((await running.fetch(`/api/sessions/public/${row.public_url.split('/').pop()!}`)).status).toBe(404);
    expect(await running.rows('select 1 from session_rating where session_id = $1', [id])).toEqual([]);
  });

  it('answers for a deleted session nowhere, with an error of the catalog', async () => {
    const url = 'https://gift.example/gone';
    const id = await created({ gift_url: url });
    const token = (await rowOf(id)).public_url.split('/').pop()!;
    const { headers } = await signInMember(running);
    const rating = { session_id: id, rating: 5, comment: 'Late', takeaways: null, user_name: null };
    const gift = new URLSearchParams({ session_id: id, gift_url: url });
    const calls: [string, RequestInit, number, string][] = [
      [`/api/sessions/public/${token}`, { headers }, 404, 'not_found'],
      [`/api/sessions/transcript/${token}`, { headers }, 404, 'not_found'],
      [`/api/calendar/session/${token}.ics`, {}, 404, 'not_found'],
      ['/api/sessions/rate', json(rating, headers), 404, 'not_found'],
      [`/api/sessions/track-gift-click?${gift}`, { method: 'POST' }, 400, 'gift_url_invalid'],
      [`/api/sessions/watching/${id}`, { ...json({ seconds: 5 }, headers), method: 'PUT' }, 404, 'not_found'],
      [`/api/admin/sessions/${id}/access?email=a%40example.com`, { headers: admin }, 404, 'not_found'],
    ];
    await send('DELETE', `/api/admin/sessions/${id}`);
    for (const [path, init, status, code] of calls)
      expect([path, ...(await outcome(running.fetch(path, init)))]).toEqual([path, status, code]);
  });

  it('keeps names in every script and sign', async () => {
    const names = { topic: '🎉 Zuhören, 聴く, הקשבה', speaker_name: 'نور الهدى 🌟', speaker_title: '👩‍👩‍👧‍👦 Gründerin' };
    const row = await rowOf(await created(names));
    expect(row).toMatchObject(names);
    expect((await pageOf(row)).session).toMatchObject({
      topic: names.topic,
      speaker: { name: names.speaker_name, title: names.speaker_title },
    });
  });

  it('counts showings, before and after they are added up (M-097)', async () => {
    const row = await rowOf(await created());
    for (const _ of [1, 2, 3]) await pageOf(row);
    expect((await rowOf(row.id)).total_views).toBe(3);
    await Promise.all([1, 2].map(() => running.app.get(ManagedSessionsRepository).rollViews()));
    await pageOf(row);
    expect((await rowOf(row.id)).total_views).toBe(4);
    expect((await rowOf(row.id)).updated_at).toBe(row.updated_at);
  });

  it('counts clicks on gifts of visitors and members (M-108)', async () => {
    const url = 'https://gift.example/sheet?a=1&b=2';
    const id = await created({ gift_url: url });
    const click = (query: object, headers: Record<string, string> = {}) =>
      running.fetch(`/api/sessions/track-gift-click?${new URLSearchParams({ ...query })}`, { method: 'POST', headers });
    const member = await signInMember(running);
    expect(await outcome(click({ session_id: id, gift_url: url }))).toEqual([200, 'ok']);
    await click({ session_id: id, gift_url: url });
    await click({ session_id: id, gift_url: url }, member.headers);
    for (const forged of [
      { session_id: id, gift_url: 'https://evil.example' },
      { session_id: NOTHING, gift_url: url },
      { session_id: 'x', gift_url: url },
      { session_id: id },
    ])
      expect(await outcome(click(forged))).toEqual([400, 'gift_url_invalid']);
    const { gifts } = await read<GiftClicksResponse>(send('GET', '/api/admin/sessions/gift-clicks'));
    expect(gifts.find(({ session_id }) => session_id === id)).toMatchObject({
      gift_url: url,
      clicks: 3,
      member_clicks: 1,
    });
    expect((await rowOf(id)).gift_clicks).toBe(3);
  });

  describe('why somebody may or may not watch', () => {
    const explain = (id: string, email: string) =>
      send('GET', `/api/admin/sessions/${id}/access?${new URLSearchParams({ email })}`);
    const ruleOf = async (id: string, email: string) => {
      const { person, access } = await read<SessionAccessResponse>(explain(id, email));
      return [person, access.allowed, access.rule, access.remedy?.key ?? null];
    };

    it('is told for any address, by the rule of the pages (C-047)', async () => {
      const { id } = await aSession(running, 1);
      const member = await signInMember(running, 'insider@example.com');
      await createMember(running, 'no-password@example.com');
      await running.rows(
        `insert into signup (id, name, email, invite_token, created_at) values (gen_random_uuid(), 'Rae', 'rae@example.com', 'rae-token', now())`,
      );
      expect(await ruleOf(id, ' Insider@Example.com ')).toEqual(['member', true, 'open_window', null]);
      running.clock.set(AFTERWARDS);
      expect(await ruleOf(id, member.email)).toEqual(['member', false, 'sign_in_needed', 'sign_in']);
      expect(await ruleOf(id, 'no-password@example.com')).toEqual([
        'member',
        false,
        'password_not_set',
        'set_password',
      ]);
      expect(await ruleOf(id, 'rae@example.com')).toEqual(['registrant', false, 'window_over', 'upgrade']);
      expect(await ruleOf(id, 'nobody@example.com')).toEqual(['unknown', false, 'window_over', 'upgrade']);
    });

    it('is refused for what is no address or no session', async () => {
      const { id } = await aSession(running, 1);
      expect(await outcome(explain(id, 'no address'))).toEqual([400, 'email_invalid']);
      expect(await outcome(explain(NOTHING, 'a@example.com'))).toEqual([404, 'not_found']);
    });
  });
});
