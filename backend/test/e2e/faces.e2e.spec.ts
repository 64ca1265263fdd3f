import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bannerFileName } from '@summit/content';
import {
  FACE_MAX_BYTES,
  type AdminFacesResponse,
  type LandingPageResponse,
  type SessionsByDayResponse,
  type SetFaceResponse,
  type SpeakerBannersResponse,
} from '@summit/contracts';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { importLandingPage } from '../../src/modules/cms/import-landing-page.js';
import { SessionCatalog } from '../../src/modules/sessions/application/catalog.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { DAY_1, importSummitContent } from '../harness/summit-sessions.js';

const HOST = 'Helena Brandvold';
const PINE = { create: { width: 1200, height: 628, channels: 3, background: '#0B2620' } } as const;

describe('photos of speakers, host and quoted people', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  let photo: Buffer;
  beforeAll(async () => {
    running = await startApp({ role: 'all' });
    running.clock.set(DAY_1);
    headers = await signInAdmin(running);
    await importLandingPage(running.app.get(DataSource));
    await importSummitContent(running);
    photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => running.stop());

  const form = (fields: Record<string, string>, file: Buffer | null, field = 'photo'): FormData => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    // What a file says of itself is not believed.
    if (file) body.append(field, new Blob([new Uint8Array(file)], { type: 'text/html' }), 'face.html');
    return body;
  };
  const fields = { name: HOST, alt: 'Helena Brandvold at her desk', crop: '50,100,800,1000' };
  const send = (body: FormData | string, more: Record<string, string> = {}) =>
    running.fetch('/api/admin/faces', { method: 'POST', headers: { ...headers, ...more }, body });
  const set = (changes: Partial<typeof fields> = {}, file: Buffer | null = photo) =>
    send(form({ ...fields, ...changes }, file));
  const remove = (picture: string) => running.fetch(`/api/admin/faces/${picture}`, { method: 'DELETE', headers });
  const landing = () => read<LandingPageResponse>(running.fetch('/api/landing-page'));
  const facesOnLanding = async (): Promise<string[]> =>
    (await landing()).content.faces?.map(({ picture }) => picture) ?? [];
  const folders = () => readdir(path.join(running.filesDir, 'faces')).catch((): string[] => []);

  it('are set, served for ever, shown on the page with another version, replaced and removed', async () => {
    const before = await landing();
    expect(before.content.faces).toBeUndefined();
    const { face, message } = await read<SetFaceResponse>(set());
    expect(message).toBe('The photo is set.');
    await eventually(async () => (await facesOnLanding()).join() === face.picture);
    expect((await landing()).version).not.toBe(before.version);

    for (const [format, width] of [
      ['webp', 400],
      ['avif', 160],
    ]) {
      const file = await running.fetch(`/api/faces/${face.picture}-${width}.${format}`);
      expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
        200,
        `image/${format}`,
        'public, max-age=31536000, immutable',
      ]);
      const about = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect([about.width, about.exif]).toEqual([width, undefined]);
    }
    const { people } = await read<AdminFacesResponse>(running.fetch('/api/admin/faces', { headers }));
    expect(people.find(({ name }) => name === HOST)).toEqual({ name: HOST, places: ['host'], face });

    const later = (await read<SetFaceResponse>(set({ crop: '0,0,400,500', alt: 'Helena Brandvold on a hill' }))).face;
    expect(later.picture).not.toBe(face.picture);
    // A browser with an open page may still ask for it.
    expect((await running.fetch(`/api/faces/${face.picture}-400.webp`)).status).toBe(200);
    expect((await remove(face.picture)).status).toBe(404);
    expect((await remove(later.picture)).status).toBe(200);
    await eventually(async () => (await facesOnLanding()).length === 0);
    expect((await landing()).version).toBe(before.version);
    await eventually(async () => (await folders()).join() === face.picture);
  });

  //
  it('are not set over the one of somebody else, also where both set the first one at the same moment', async () => {
    const known = await folders();
    const seeing = (seen: string) => send(form({ ...fields, seen }, photo));
    const both = await Promise.all([seeing(''), seeing('')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0]!.ok ? both : [both[1]!, both[0]!];
    expect((await read(Promise.resolve(lost!))).code).toBe('edit_conflict');
    const { face } = await read<SetFaceResponse>(Promise.resolve(won!));
    expect((await seeing('f'.repeat(32))).status).toBe(409);
    const later = (await read<SetFaceResponse>(seeing(face.picture))).face;
    await remove(later.picture);
    expect((await seeing(later.picture)).status).toBe(409);
    expect(await running.rows('select from face')).toEqual([]);
    // The one that was replaced is kept for an hour; what was refused has left nothing.
    await eventually(async () => (await folders()).filter((one) => !known.includes(one)).join() === face.picture);
  });

  it('stand on the sessions and banners of whom they show (M-101)', async () => {
    const name = 'Amara Okafor';
    const folder = path.join(running.filesDir, 'banners');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, bannerFileName(name)), await sharp(PINE).png().toBuffer());
    const banner = async () => {
      const { versions } = await read<SpeakerBannersResponse>(running.fetch('/api/speaker-banners'));
      const v = versions[bannerFileName(name)]!;
      const answer = await running.fetch(`/api/speaker-banners/${bannerFileName(name)}?v=${v}`);
      return {
        keeps: answer.headers.get('cache-control'),
        v,
        etag: answer.headers.get('etag'),
        bytes: (await answer.arrayBuffer()).byteLength,
        status: answer.status,
      };
    };
    const drawn = await banner();
    const facesInSessions = async () => {
      running.app.get(SessionCatalog).forget();
      const answer = await read<SessionsByDayResponse>(running.fetch('/api/sessions/by-day/1'));
      return answer.sessions.filter(({ speaker }) => speaker.name === name).map(({ speaker }) => speaker.faces);
    };
    expect(await facesInSessions()).toEqual([undefined]);
    const { face } = await read<SetFaceResponse>(set({ name, alt: 'Amara Okafor, laughing' }));
    expect(await facesInSessions()).toEqual([[face]]);
    const shown = await banner();
    expect(shown.v).not.toBe(drawn.v);
    expect(await banner()).toEqual(shown);
    expect(drawn.keeps).toBe('public, max-age=31536000, immutable');
    // A photo that is removed, or whose person is erased, must be gone from caches soon.
    expect(shown.keeps).toBe('public, max-age=3600');
    await remove(face.picture);
    expect(await facesInSessions()).toEqual([undefined]);
    expect(await banner()).toEqual(drawn);
  });

  //
  it('go with the speaker who is erased, row and files', async () => {
    await running.rows(`insert into affiliate (code, name, email) values ('BEN', 'Ben Osei', 'ben@speaker.test')`);
    await running.rows(
      `update summit_session set speaker_name = 'Ben Osei' where id = (select id from summit_session order by id limit 1)`,
    );
    const { face } = await read<SetFaceResponse>(set({ name: 'Ben Osei', alt: 'Ben Osei outdoors' }));
    const other = (await read<SetFaceResponse>(set())).face;
    await confirmAdmin(running, headers);
    const person = { email: 'ben@speaker.test' };
    const erased = await running.fetch(
      '/api/admin/dashboard/privacy/erase',
      json({ ...person, phrase: 'ERASE ben@speaker.test' }, headers),
    );
    expect([erased.status, await erased.text()]).toEqual([200, expect.stringContaining('face')]);
    await eventually(async () => !(await folders()).includes(face.picture));
    expect(await running.rows('select picture from face')).toEqual([{ picture: other.picture }]);
    await remove(other.picture);
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    ['somebody whom nothing names', () => set({ name: 'Nobody' }), 404, 'face_person_unknown'],
    ['no words for it', () => set({ alt: ' ' }), 400, 'face_alt_required'],
    ['a part outside of it', () => set({ crop: '200,0,800,1000' }), 400, 'face_crop_invalid'],
    ['a part that is no part', () => set({ crop: 'all' }), 400, 'face_crop_invalid'],
    ['no file', () => set({}, null), 400, 'photo_required'],
    ['an empty file', () => set({}, Buffer.alloc(0)), 400, 'photo_required'],
    ['a file in another field', () => send(form(fields, Buffer.from('x'), 'other')), 400, 'photo_required'],
    ['a text', () => set({}, Buffer.from('hello')), 415, 'photo_unreadable'],
    ['a drawing', () => set({}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415, 'photo_unreadable'],
    ['too many bytes', () => set({}, Buffer.alloc(FACE_MAX_BYTES + 1)), 413, 'face_too_large'],
    ['half of a photo', () => set({}, photo.subarray(0, photo.length / 2)), 415, 'photo_unreadable'],
    [
      'a form that breaks off',
      () => send('--x\r\nContent-Dispo', { 'content-type': 'multipart/form-data; boundary=x' }),
      415,
      'photo_unreadable',
    ],
  ])('are refused with %s', async (_what, call, status, code) => {
    const known = await folders();
    const response = await call();
    expect([response.status, (await read(response)).code]).toEqual([status, code]);
    expect((await folders()).filter((one) => !known.includes(one))).toEqual([]);
  });

  it.each(['x', '..%2f..%2fsecret', `${'a'.repeat(32)}-401.webp`, `${'a'.repeat(32)}-400.webp`, 'a'.repeat(99)])(
    'are not found under the name %s',
    async (name) => expect((await running.fetch(`/api/faces/${name}`)).status).toBe(404),
  );

  it('are in the audit log with what was there before', async () => {
    const { face } = await read<SetFaceResponse>(set());
    await remove(face.picture);
    const entries = await running.rows(
      `select action, details->'before' as before, details->'after' as after from audit_entry where action like '% /api/admin/faces%'
       order by id desc limit 2`,
    );
    expect(entries).toEqual([
      { action: `DELETE /api/admin/faces/${face.picture}`, before: face, after: null },
      { action: 'POST /api/admin/faces', before: null, after: face },
    ]);
  });
});
