import {
  CAPTIONS_MAX_BYTES,
  type AdminSessionsResponse,
  type CaptionsRefusedBody,
  type SaveCaptionsResponse,
  type SessionSearchResponse,
  type SessionTranscriptResponse,
  type WatchPositionResponse,
  type WatchPositionsResponse,
} from '@summit/contracts';
import { signInAdmin } from '../harness/admin.js';
import { signInMember, type MemberHandle } from '../harness/member.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';
import {
  AFTERWARDS,
  aSession,
  DAY_1,
  EARLIER,
  importSummitContent,
  type StoredSession,
} from '../harness/summit-sessions.js';

const VTT = `WEBVTT

NOTE made by hand

1
00:00:01.000 --> 00:00:04.000
<v Amara>Welcome & hello to &lt;everybody&gt;

00:01:05.500 --> 00:01:09.000 align:start
Put the xylophone money aside first

00:02:00.000 --> 00:02:04.000
Then play the xylophone and pay the quokka tax`;

describe('what is said in sessions', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  let member: MemberHandle;
  let open: StoredSession;
  let closed: StoredSession;
  beforeAll(async () => {
    running = await startApp();
    await importSummitContent(running);
    admin = await signInAdmin(running);
    member = await signInMember(running);
    open = await aSession(running, 1);
    closed = await aSession(running, 4);
    await upload(open.id);
    await upload(closed.id);
  });
  afterAll(() => running.stop());
  beforeEach(() => running.clock.set(DAY_1));

  const upload = (id: string, vtt: string | Buffer = VTT, type = 'text/vtt', query = '') =>
    running.fetch(`/api/admin/sessions/${id}/captions${query}`, {
      method: 'PUT',
      headers: { ...admin, 'content-type': type },
      body: new Uint8Array(Buffer.from(vtt)),
    });
  const outcome = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const transcript = ({ token }: StoredSession, headers: Record<string, string> = {}) =>
    running.fetch(`/api/sessions/transcript/${token}`, { headers });
  const search = async (q: string, headers: Record<string, string> = {}, more = '') =>
    read<SessionSearchResponse>(
      running.fetch(`/api/sessions/search?${new URLSearchParams({ q })}${more}`, { headers }),
    );

  describe('captions', () => {
    /** Of an upload that leaves nothing behind. */
    const refused = async (file: string | Buffer, type?: string) => {
      const { id } = await aSession(running, 3);
      const result = await outcome(upload(id, file, type));
      expect(await running.rows('select 1 from session_captions where session_id = $1', [id])).toEqual([]);
      return result;
    };

    it('are plain lines with their seconds, for those who may watch', async () => {
      expect(
        await read<SaveCaptionsResponse>(upload(open.id, VTT, 'text/vtt; charset=utf-8', '?language=en-US')),
      ).toEqual({
        success: true,
        message: 'The captions are saved.',
        cues: 3,
      });
      expect(await read<SessionTranscriptResponse>(transcript(open))).toEqual({
        success: true,
        language: 'en-US',
        cues: [
          { start: 1, end: 4, text: 'Welcome & hello to <everybody>' },
          { start: 65.5, end: 69, text: 'Put the xylophone money aside first' },
          { start: 120, end: 124, text: 'Then play the xylophone and pay the quokka tax' },
        ],
      });
    });

    it('stay closed with their session, but to members', async () => {
      expect(await outcome(transcript(closed))).toEqual([403, 'session_not_watchable']);
      expect(await outcome(transcript(closed, member.headers))).toEqual([200, 'ok']);
      expect(await outcome(transcript({ ...open, token: 'nothing' }))).toEqual([404, 'not_found']);
      expect(await outcome(transcript(await aSession(running, 2), member.headers))).toEqual([404, 'not_found']);
    });

    it.each([
      ['a file that is no WebVTT', 'Hello'],
      ['no lines', 'WEBVTT\n\n'],
      ['an empty file', ''],
      ['an end before the start', 'WEBVTT\n\n00:09.000 --> 00:01.000\nHi'],
      ['bytes that are no UTF-8', Buffer.from([0x57, 0xff, 0xfe])],
    ])('refuse %s', async (_what, file) => {
      expect(await refused(file)).toEqual([400, 'captions_invalid']);
    });

    it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])('refuse %s in a line', async (line) => {
      expect(await refused(`WEBVTT\n\n00:01.000 --> 00:02.000\n${line}`)).toEqual([400, 'captions_markup']);
    });

    it('name the lines that are wrong, so that all of them can be mended at once', async () => {
      const { id } = await aSession(running, 3);
      const file = 'WEBVTT\n\n00:09.000 --> 00:01.000\nHi\n\n00:01.000 --> 00:02.000\n<script>Hi</script>';
      const { code, lines } = await read<CaptionsRefusedBody>(upload(id, file));
      expect(code).toBe('captions_invalid');
      expect(lines).toEqual([
        { line: 3, fault: 'end_not_after_start' },
        { line: 7, fault: 'markup' },
      ]);
    });

    it('refuse more than a megabyte and everything that is no WebVTT', async () => {
      expect(await refused(VTT + ' '.repeat(CAPTIONS_MAX_BYTES))).toEqual([413, 'payload_too_large']);
      expect(await refused('{"a":1}', 'application/json')).toEqual([415, 'unsupported_media_type']);
      expect(await refused(VTT, 'text/plain')).toEqual([415, 'unsupported_media_type']);
    });

    it('are taken in by no other call', async () => {
      const response = running.fetch('/api/sessions/rate', {
        method: 'POST',
        headers: { 'content-type': 'text/vtt' },
        body: VTT,
      });
      expect(await outcome(response)).toEqual([415, 'unsupported_media_type']);
    });

    //
    it('are not replaced or taken away over newer ones of somebody else', async () => {
      const { id } = await aSession(running, 5);
      const seeing = (seen: string) => upload(id, VTT, 'text/vtt', `?${new URLSearchParams({ seen })}`);
      const remove = (seen: string) =>
        running.fetch(`/api/admin/sessions/${id}/captions?${new URLSearchParams({ seen })}`, {
          method: 'DELETE',
          headers: admin,
        });
      const savedAt = async () => {
        const list = await read<AdminSessionsResponse>(running.fetch('/api/admin/sessions/list', { headers: admin }));
        return list.sessions.find((one) => one.id === id)?.captions_saved_at ?? 'none';
      };
      expect(await savedAt()).toBe('none');
      const both = await Promise.all([outcome(seeing('none')), outcome(seeing('none'))]);
      expect(both.sort()).toEqual([
        [200, 'ok'],
        [409, 'edit_conflict'],
      ]);
      const first = await savedAt();
      running.clock.set(new Date(Date.parse(DAY_1) + 1_234).toISOString());
      expect(await outcome(seeing(first))).toEqual([200, 'ok']);
      expect(await outcome(seeing(first))).toEqual([409, 'edit_conflict']);
      expect(await outcome(remove(first))).toEqual([409, 'edit_conflict']);
      const second = await savedAt();
      expect(await outcome(remove(second))).toEqual([200, 'ok']);
      expect(await outcome(seeing(second))).toEqual([409, 'edit_conflict']);
      expect(await outcome(seeing('yesterday'))).toEqual([400, 'validation_failed']);
      expect(await running.rows('select from session_cue where session_id = $1', [id])).toEqual([]);
    });

    it('can be taken away again', async () => {
      const { id } = await aSession(running, 5);
      await upload(id);
      const remove = () => running.fetch(`/api/admin/sessions/${id}/captions`, { method: 'DELETE', headers: admin });
      expect(await outcome(remove())).toEqual([200, 'ok']);
      expect(await outcome(remove())).toEqual([404, 'not_found']);
      expect(await outcome(upload('00000000-0000-4000-8000-000000000000'))).toEqual([404, 'not_found']);
    });
  });

  describe('the search', () => {
    it('finds what is said, with the second, where the viewer may watch', async () => {
      const { results } = await search('xylophones quokka');
      expect(results).toEqual([
        expect.objectContaining({
          id: open.id,
          public_access_url: open.token,
          second: 120,
          excerpt: 'Then play the xylophone and pay the quokka tax',
        }),
      ]);
      expect((await search('xylophone')).results.map(({ second }) => second)).toEqual([65.5]);
      const mine = (await search('xylophone', member.headers)).results.map(({ id }) => id);
      expect(mine.sort()).toEqual([open.id, closed.id].sort());
    });

    it('finds topic, speaker and description of any session, and what the topic says first', async () => {
      const [row] = await running.rows<{ topic: string; speaker: string }>(
        'select topic, speaker_name as speaker from summit_session where id = $1',
        [closed.id],
      );
      const [best] = (await search(row!.topic)).results;
      expect(best).toMatchObject({ id: closed.id, second: null });
      expect(best!.excerpt.length).toBeGreaterThan(20);
      expect((await search(row!.speaker)).results.map(({ id }) => id)).toContain(closed.id);
    });

    it('keeps to the edition that is asked for, and closes with its list (C-044)', async () => {
      const other = await aSession(running, 1, EARLIER);
      await running.rows(`update summit_session set topic = 'Zeppelin bookkeeping' where id = $1`, [other.id]);
      expect((await search('zeppelin')).results).toEqual([]);
      expect(await search('zeppelin', member.headers, '&summit=summit1')).toMatchObject({
        requires_vip: true,
        results: [],
      });
      running.clock.set(AFTERWARDS);
      expect(await search('xylophone')).toEqual({ success: true, requires_vip: true, results: [] });
      expect((await search('xylophone', member.headers)).results.length).toBe(2);
    });

    it.each([`' or 1=1 --`, '((((', '"', '& | ! <->', '-xylophone', '🎉', 'the', ':*', '%_%'])(
      'answers %p with what it finds, never with an error',
      async (q) => {
        expect(await search(q)).toMatchObject({ success: true, results: expect.any(Array) });
      },
    );

    it.each(['', '   ', 'x'.repeat(201)])('refuses %p', async (q) => {
      const response = running.fetch(`/api/sessions/search?${new URLSearchParams({ q })}`);
      expect(await outcome(response)).toEqual([400, 'search_required']);
    });
  });

  describe('where members stopped', () => {
    const save = (id: string, body: object, { headers } = member) =>
      running.fetch(`/api/sessions/watching/${id}`, { ...json(body, headers), method: 'PUT' });
    const saved = async (body: object) => (await read<WatchPositionResponse>(save(closed.id, body))).position;
    const list = async ({ headers } = member) =>
      (await read<WatchPositionsResponse>(running.fetch('/api/sessions/watching', { headers }))).positions;

    it('is kept for each member and session (C-033)', async () => {
      running.clock.set(AFTERWARDS);
      expect(await list()).toEqual([]);
      expect(await saved({ seconds: 12.5, duration_seconds: 600 })).toEqual({
        session_id: closed.id,
        seconds: 12.5,
        duration_seconds: 600,
        watched: false,
        updated_at: '2025-11-20T18:00:00.000Z',
      });
      running.clock.advance(1_000);
      await save(open.id, { seconds: 3 });
      expect((await list()).map(({ session_id, seconds }) => [session_id, seconds])).toEqual([
        [open.id, 3],
        [closed.id, 12.5],
      ]);
      expect(await list(await signInMember(running))).toEqual([]);
    });

    it('marks a film as watched at 95 percent, and takes the mark away only when asked to', async () => {
      expect((await saved({ seconds: 569 })).watched).toBe(false);
      expect((await saved({ seconds: 570 })).watched).toBe(true);
      expect((await saved({ seconds: 5 })).watched).toBe(true);
      expect((await saved({ seconds: 5, watched: false })).watched).toBe(false);
      expect((await saved({ seconds: 5, watched: true })).watched).toBe(true);
    });

    it('is refused for sessions that the member may not watch, and for what is no position', async () => {
      const foreign = await aSession(running, 2, EARLIER);
      expect(await outcome(save(foreign.id, { seconds: 1 }))).toEqual([403, 'session_not_watchable']);
      expect(await outcome(save('00000000-0000-4000-8000-000000000000', { seconds: 1 }))).toEqual([404, 'not_found']);
      for (const body of [
        {},
        { seconds: -1 },
        { seconds: 86_401 },
        { seconds: '5' },
        { seconds: 5, duration_seconds: 0 },
      ])
        expect(await outcome(save(closed.id, body))).toEqual([400, 'watch_position_invalid']);
    });
  });
});
