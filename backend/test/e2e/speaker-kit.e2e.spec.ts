import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_SPEAKERS_BANNER, SPEAKER_BANNERS } from '@summit/content';
import type { SpeakerBannersResponse, SpeakerKitResponse } from '@summit/contracts';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { qrCodeIn } from '../harness/qr-code-in.js';
import { read, startApp, type RunningApp } from '../harness/running-app.js';
import { signInSpeaker, type SpeakerHandle } from '../harness/speaker.js';

const AMARA = 'Amara_Okafor_Banner.png';

describe('banners and the kit of a speaker', () => {
  let running: RunningApp;
  let speaker: SpeakerHandle;
  beforeAll(async () => {
    running = await startApp();
    const folder = path.join(running.filesDir, 'banners');
    await mkdir(folder, { recursive: true });
    const pine = { create: { width: 1200, height: 628, channels: 3, background: '#0B2620' } } as const;
    const picture = await sharp(pine).png().toBuffer();
    for (const { image } of [ALL_SPEAKERS_BANNER, ...SPEAKER_BANNERS])
      await writeFile(path.join(folder, image), picture);
    await writeFile(path.join(running.filesDir, 'secret.png'), 'secret');
    speaker = await signInSpeaker(running, 'AMARA');
  });
  afterAll(() => running.stop());

  const own = (what: string, headers: Record<string, string> = speaker.headers) =>
    running.fetch(`/api/speaker/kit${what}`, { headers, from: speaker.from });

  // F-296, F-297
  it('gives everybody a banner as PNG, which browsers keep for ever where the address names the current version', async () => {
    const { versions } = await read<SpeakerBannersResponse>(running.fetch('/api/speaker-banners'));
    expect(Object.keys(versions)).toHaveLength(32);
    const current = await running.fetch(`/api/speaker-banners/${AMARA}?v=${versions[AMARA]}`);
    expect([current.status, current.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['', '?v=1a2b', '?v='])('has browsers ask about a banner at an address with %j', async (query) => {
    const response = await running.fetch(`/api/speaker-banners/${AMARA}${query}`);
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    const known = response.headers.get('etag')!;
    const again = await running.fetch(`/api/speaker-banners/${AMARA}`, {
      // Without its own word `fetch` asks for a fresh answer.
      headers: { 'if-none-match': known, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    'nobody.png',
    '..%2Fsecret.png',
    '..%2F..%2Fpackage.json',
    '%2e%2e%2fsecret.png',
    '..%5csecret.png',
    `${AMARA}.receipt.json`,
    `${AMARA}%00`,
    `${'x'.repeat(201)}.png`,
  ])('finds no banner under the name %s', async (name) => {
    for (const response of [await running.fetch(`/api/speaker-banners/${name}`), await own(`/banners/${name}`)]) {
      expect([response.status, (await read(response)).code]).toEqual([
        404,
        expect.stringMatching(/^(banner_)?not_found$/),
      ]);
    }
  });

  it('has the own link, its QR code and the hours of its clicks', async () => {
    await running.rows(
      `insert into referral_click (code, affiliate_id, referrer, visitor_key, day, clicked_at)
       select 'AMARA', $1, 'direct', 'v' || n, '2025-11-19', clicked_at::timestamptz
       from unnest(array['2025-11-19T17:05:00Z', '2025-11-19T17:55:00Z', '2025-11-20T02:00:00Z']) with ordinality t(clicked_at, n)`,
      [speaker.id],
    );
    const kit = await read<SpeakerKitResponse>(own(''));
    expect(kit).toMatchObject({ speaker_name: 'Speaker AMARA', affiliate_code: 'AMARA' });
    expect(new URL(kit.referral_url).searchParams.get('ref')).toBe('AMARA');
    expect(kit.qr_code).toMatch(/^data:image\/png;base64,/);
    expect(await qrCodeIn(Buffer.from(kit.qr_code.split(',')[1]!, 'base64'))).toBe(kit.referral_url);
    expect(kit.click_hours).toHaveLength(24);
    expect(kit.click_hours.filter(({ clicks }) => clicks > 0)).toEqual([
      { hour: 9, clicks: 2 },
      { hour: 18, clicks: 1 },
    ]);
  });

  it('puts the own link beneath a banner', async () => {
    const response = await own(`/banners/${AMARA}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${AMARA}"`);
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 788]);
  });

  it('packs every text and banner into one zip', async () => {
    const response = await own('/archive');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Summit_Kit_AMARA.zip"');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const names = Object.keys(files);
    expect(names.filter((name) => name.startsWith('Banners/'))).toHaveLength(32);
    expect(names.filter((name) => name.endsWith('.txt'))).toHaveLength(10);
    const { referral_url } = await read<SpeakerKitResponse>(own(''));
    expect(await qrCodeIn(Buffer.from(files['My_QR_Code.png']!))).toBe(referral_url);
  });

  it('answers no zip where a banner was never written: that is our fault', async () => {
    const file = path.join(running.filesDir, 'banners', AMARA);
    await rename(file, `${file}.away`);
    for (const response of [await own('/archive'), await running.fetch(`/api/speaker-banners/${AMARA}`)])
      expect([response.status, (await read(response)).code]).toEqual([503, 'service_unavailable']);
    await rename(`${file}.away`, file);
  });

  it('is for nobody who is not signed in, or whose account was disabled', async () => {
    for (const what of ['', '/archive', `/banners/${AMARA}`]) expect((await own(what, {})).status).toBe(401);
    await running.rows(`update affiliate set status = 'disabled' where code = 'AMARA'`);
    for (const what of ['', '/archive', `/banners/${AMARA}`]) {
      const response = await own(what);
      expect([response.status, (await read(response)).code]).toEqual([403, 'forbidden']);
    }
  });
});
