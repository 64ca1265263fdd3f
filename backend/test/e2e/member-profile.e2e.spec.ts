import { jobsDone } from '../harness/buyer-browser.js';
import { SPEAKER_GIFTS } from '@summit/content';
import type { VipProfilePhotoResponse, VipProfileResponse, VipStatusResponse } from '@summit/contracts';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { signInMember, type MemberHandle } from '../harness/member.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const PRIVILEGED =
  `id role is_admin admin password password_hash passwordHash token summit1_access summit2_access summit1Access summit2Access
  summit_access has_access two_factor_enabled twoFactorEnabled photo_id photoId profile_photo_url created_at createdAt updated_at
  updated_by price amount status currency balance commission affiliate_code referral_code is_test display_publicly approved
  email_verified member_id memberId user_id sign_in_id permissions scopes owner`
    .split(/\s+/)
    .filter(Boolean);

describe('the profile of a member', () => {
  let running: RunningApp;
  let member: MemberHandle;
  beforeAll(async () => {
    running = await startApp({ role: 'all' });
    member = await signInMember(running);
  });
  afterAll(() => running.stop());

  const profile = { name: 'Amara Okafor', bio: '', social_links: {} };
  const put = (body: unknown, headers: Record<string, string> = member.headers) =>
    running.fetch('/api/vip/profile', { ...json(body, headers), method: 'PUT' });
  const userOf = async ({ headers }: MemberHandle) =>
    (await read<VipStatusResponse>(running.fetch('/api/vip/auth/status', { headers }))).user;
  const codeOf = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };

  describe('PUT profile', () => {
    it('saves name, bio and links, and answers the member as saved (M-059)', async () => {
      const answer = await read<VipProfileResponse>(
        put({
          name: '  Amara Okafor-Lund ',
          bio: 'Line one\r\nLine two\tand more\n',
          social_links: {
            linkedin: ' https://linkedin.example/in/amara ',
            website: 'http://amara.example',
            twitter: '',
          },
        }),
      );
      expect(answer.message).toBe('Profile updated successfully!');
      expect(answer.user).toMatchObject({
        name: 'Amara Okafor-Lund',
        bio: 'Line one\nLine two\tand more',
        social_links: { linkedin: 'https://linkedin.example/in/amara', website: 'http://amara.example' },
      });
      expect(await userOf(member)).toEqual(answer.user);
      await put(profile);
      expect((await userOf(member)).social_links).toEqual({});
    });

    it('ignores the address, which cannot be changed (M-062)', async () => {
      expect(await codeOf(put({ ...profile, email: 'somebody@example.com' }))).toEqual([200, 'ok']);
      expect(await codeOf(put({ ...profile, email: { $ne: null } }))).toEqual([200, 'ok']);
      expect((await userOf(member)).email).toBe(member.email);
    });

    it('refuses every other field that an account or a product might have (S10)', async () => {
      expect(PRIVILEGED.length).toBeGreaterThanOrEqual(40);
      const before = await running.rows('select * from member where id = $1', [member.id]);
      for (const name of PRIVILEGED)
        for (const value of [true, 'x'])
          expect([name, ...(await codeOf(put({ ...profile, name: 'Eve', [name]: value })))]).toEqual([
            name,
            400,
            'unknown_field',
          ]);
      expect(await codeOf(put({ ...profile, social_links: { role: 'https://admin.example' } }))).toEqual([
        400,
        'unknown_field',
      ]);
      const proto = `{"name":"Eve","bio":"","social_links":{},"__proto__":{"summit1Access":true}}`;
      const response = running.fetch('/api/vip/profile', { ...json({}, member.headers), method: 'PUT', body: proto });
      expect((await response).status).toBe(400);
      expect(await running.rows('select * from member where id = $1', [member.id])).toEqual(before);
    });

    it.each([
      ['no name', { name: '  ' }, 'name_required'],
      ['a long name', { name: 'x'.repeat(121) }, 'name_too_long'],
      ['a name with a line break', { name: 'Amara\nOkafor' }, 'validation_failed'],
      ['a name that is a list', { name: ['x'] }, 'validation_failed'],
      ['no bio', { bio: undefined }, 'validation_failed'],
      ['a bio with a null character', { bio: 'a\u0000b' }, 'validation_failed'],
      ['a bio with an escape sequence', { bio: 'a\u001b[31mb' }, 'validation_failed'],
      ['a long bio', { bio: 'x'.repeat(2_001) }, 'bio_too_long'],
      ['no links', { social_links: undefined }, 'validation_failed'],
      ['links in a list', { social_links: ['https://example.com'] }, 'validation_failed'],
      ['a link that is code', { social_links: { website: 'javascript:alert(1)' } }, 'social_link_invalid'],
      ['a link that is data', { social_links: { twitter: 'data:text/html,x' } }, 'social_link_invalid'],
      ['a link without a scheme', { social_links: { facebook: 'facebook.example/amara' } }, 'social_link_invalid'],
      ['a link that is a number', { social_links: { instagram: 7 } }, 'social_link_invalid'],
    ])('refuses %s', async (_name, fields, code) => {
      expect(await codeOf(put({ ...profile, ...fields }))).toEqual([400, code]);
    });

    it('takes a bio of two thousand characters (C-093)', async () => {
      expect(await codeOf(put({ ...profile, bio: 'ä'.repeat(2_000) }))).toEqual([200, 'ok']);
    });

    it('keeps markup as the text that it is, and answers it as JSON only', async () => {
      const text = `<img src=x onerror=alert(1)>"'</script><script>alert(1)</script>{{7*7}}`;
      const link = 'https://example.com/?q=<script>alert(1)</script>';
      const response = await put({ name: text, bio: text, social_links: { website: link } });
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await userOf(member)).toMatchObject({ name: text, bio: text, social_links: { website: link } });
      await put(profile);
    });

    it('changes nobody but the member who asks', async () => {
      const other = await signInMember(running);
      await put({ ...profile, name: 'Only me' });
      expect((await userOf(other)).name).toBe('Amara Okafor');
      await put(profile);
    });
  });

  describe('POST profile/photo', () => {
    const MEGABYTE = 1024 * 1024;
    let jpeg: Buffer;
    beforeAll(async () => {
      jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c05a2b' } })
        .withExif({ IFD0: { Copyright: 'canary-owner' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
        .jpeg()
        .toBuffer();
    });
    const form = (bytes: Uint8Array, { field = 'photo', name = 'me.jpg', type = 'image/jpeg' } = {}) => {
      const body = new FormData();
      body.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
      return body;
    };
    const upload = (body: string | FormData, headers: Record<string, string> = member.headers) =>
      running.fetch('/api/vip/profile/photo', { method: 'POST', headers, body });
    const stored = async () => {
      await jobsDone(running);
      return readdir(path.join(running.filesDir, 'member-photos'));
    };

    it('makes a small square of it and shows it under an address that nobody guesses (C-092)', async () => {
      const answer = await read<VipProfilePhotoResponse>(upload(form(jpeg)));
      expect(answer.message).toBe('Your photo is saved.');
      expect(answer.profile_photo_url).toMatch(/^\/api\/vip\/photos\/[\w-]{22}$/);
      expect((await userOf(member)).profile_photo_url).toBe(answer.profile_photo_url);
      const shown = await running.fetch(answer.profile_photo_url);
      expect(shown.headers.get('content-type')).toBe('image/webp');
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      const bytes = Buffer.from(await shown.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('canary-owner')).toBe(false);
    });

    it.each(['png', 'webp', 'jpeg'] as const)('takes a %s, whatever it is called', async (format) => {
      const bytes = await sharp(jpeg).toFormat(format).toBuffer();
      const named = form(bytes, { name: '../../etc/passwd.svg', type: 'text/html' });
      expect(await codeOf(upload(named))).toEqual([200, 'ok']);
    });

    it('forgets the photo before', async () => {
      const { profile_photo_url: before } = await userOf(member);
      const { profile_photo_url: after } = await read<VipProfilePhotoResponse>(upload(form(jpeg)));
      expect(after).not.toBe(before);
      expect((await running.fetch(before!)).status).toBe(404);
      expect(await stored()).toEqual([`${after.split('/').at(-1)}.webp`]);
    });

    it('takes the photo away, file and all, also where there is none (C-092)', async () => {
      const { profile_photo_url: url } = await read<VipProfilePhotoResponse>(upload(form(jpeg)));
      const remove = () =>
        codeOf(running.fetch('/api/vip/profile/photo', { method: 'DELETE', headers: member.headers }));
      expect([await remove(), await remove()]).toEqual([
        [200, 'ok'],
        [200, 'ok'],
      ]);
      expect((await userOf(member)).profile_photo_url).toBeNull();
      expect((await running.fetch(url)).status).toBe(404);
      expect(await stored()).toEqual([]);
    });

    it('keeps one of many that are uploaded at once', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => upload(form(jpeg))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const { profile_photo_url: url } = await userOf(member);
      expect(await stored()).toEqual([`${url!.split('/').at(-1)}.webp`]);
      expect((await running.fetch(url!)).status).toBe(200);
    });

    it('no longer shows the photo of an account that is gone', async () => {
      const other = await signInMember(running);
      const { profile_photo_url: url } = await read<VipProfilePhotoResponse>(upload(form(jpeg), other.headers));
      expect((await running.fetch(url)).status).toBe(200);
      await running.rows('delete from member where id = $1', [other.id]);
      expect((await running.fetch(url)).status).toBe(404);
      expect(await codeOf(upload(form(jpeg), other.headers))).toEqual([401, 'unauthorized']);
    });

    it('takes two megabytes and not a byte more', async () => {
      // What follows the last marker of a JPEG is not part of the picture.
      const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
      expect(await codeOf(upload(form(padded(2 * MEGABYTE))))).toEqual([200, 'ok']);
      expect(await codeOf(upload(form(padded(2 * MEGABYTE + 1))))).toEqual([413, 'photo_too_large']);
      expect(await codeOf(upload(form(padded(5 * MEGABYTE))))).toEqual([413, 'photo_too_large']);
    });

    it('refuses what only calls itself a photo', async () => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      const gif = await sharp(jpeg).gif().toBuffer();
      const tiff = await sharp(jpeg).tiff().toBuffer();
      const disguised = [
        svg,
        gif,
        tiff,
        Buffer.from('%PDF-1.7 not a photo'),
        Buffer.from('<!doctype html><script>alert(1)</script>'),
        Buffer.from('GIF89a/*'),
        Buffer.concat([jpeg.subarray(0, 3), svg]),
        Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), svg]),
        Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP<script>', 'latin1'),
        jpeg.subarray(0, jpeg.length / 3),
      ];
      for (const bytes of disguised) expect(await codeOf(upload(form(bytes)))).toEqual([415, 'photo_unreadable']);
    });

    it('refuses a small file that unfolds to a huge picture', async () => {
      const bomb = await sharp({ create: { width: 5_100, height: 5_000, channels: 3, background: 'white' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
      expect(bomb.length).toBeLessThan(2 * MEGABYTE);
      expect(await codeOf(upload(form(bomb)))).toEqual([415, 'photo_unreadable']);
    });

    it.each([
      ['another field', () => form(jpeg, { field: 'file' })],
      ['no bytes', () => form(Buffer.alloc(0))],
      ['no field', () => new FormData()],
    ])('asks for a photo when there is %s', async (_name, body) => {
      const other = await signInMember(running);
      expect(await codeOf(upload(body(), other.headers))).toEqual([400, 'photo_required']);
    });

    it('asks for a photo when the body is something else, and survives broken ones', async () => {
      const other = await signInMember(running);
      const as = (type: string) => ({ ...other.headers, 'content-type': type });
      expect(await codeOf(upload('{}', as('application/json')))).toEqual([415, 'unsupported_media_type']);
      expect(await codeOf(upload('nonsense', as('multipart/form-data; boundary=x')))).toEqual([
        415,
        'photo_unreadable',
      ]);
      const broken = await codeOf(upload('nonsense', as('multipart/form-data')));
      expect(broken[0]).toBeLessThan(500);
      const cut = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nabc';
      expect(await codeOf(upload(cut, as('multipart/form-data; boundary=x')))).toEqual([415, 'photo_unreadable']);
    });

    it('is the only call that reads such a body', async () => {
      const body = form(jpeg);
      const calls = ['/api/signup', '/api/vip/auth/login', '/api/vip/track-gift-click'];
      for (const call of calls)
        expect(await codeOf(running.fetch(call, { method: 'POST', headers: member.headers, body }))).toEqual([
          415,
          'unsupported_media_type',
        ]);
    });

    it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '..%2F..%2Fetc%2Fpasswd', '%2e%2e', 'AAAAAAAAAAAAAAAAAAAAAA.webp', '%00'])(
      'shows nothing under %s',
      async (id) => {
        expect((await running.fetch(`/api/vip/photos/${id}`)).status).toBe(404);
      },
    );
  });

  describe('POST track-gift-click', () => {
    const [gift, other] = SPEAKER_GIFTS as unknown as [(typeof SPEAKER_GIFTS)[number], (typeof SPEAKER_GIFTS)[number]];
    beforeAll(async () => {
      for (const { speaker, day, title, description, url } of SPEAKER_GIFTS)
        await running.rows(
          `insert into speaker_gift (gift_key, speaker_name, day, title, description, url, display_order) values ($1, $1, $2, $3, $4, $5, 1)`,
          [speaker, day, title, description, url],
        );
    });
    const click = (gift_url: unknown, speaker_name: unknown = gift.speaker) =>
      codeOf(running.fetch('/api/vip/track-gift-click', json({ gift_url, speaker_name }, member.headers)));
    const clicks = () =>
      running.rows(
        'select g.speaker_name, c.member_id from gift_click c join speaker_gift g on g.id = c.gift_id order by c.id',
      );

    it('counts each opening of each of the five gifts (M-078, M-083)', async () => {
      for (const { url, speaker } of SPEAKER_GIFTS) expect(await click(url, speaker)).toEqual([200, 'ok']);
      expect(await click(gift.url)).toEqual([200, 'ok']);
      expect(await clicks()).toEqual(
        [...SPEAKER_GIFTS, gift].map(({ speaker }) => ({ speaker_name: speaker, member_id: member.id })),
      );
    });

    it('counts nothing that no speaker gives', async () => {
      const before = await clicks();
      for (const [url, speaker] of [
        ['https://evil.example/', gift.speaker],
        [gift.url, other.speaker],
        ['javascript:alert(1)', gift.speaker],
        ['', gift.speaker],
        [['x'], gift.speaker],
      ])
        expect(await click(url, speaker)).toEqual([400, 'gift_url_invalid']);
      expect(await click(gift.url, 'a\u0000b')).toEqual([400, 'validation_failed']);
      expect(await clicks()).toEqual(before);
    });

    it('keeps the count when the account is gone', async () => {
      const before = await clicks();
      await running.rows('delete from member where id = $1', [member.id]);
      expect(await clicks()).toEqual(before.map((row) => ({ ...row, member_id: null })));
    });
  });

  it('downloads the VIP pack with the address of the account (M-080)', async () => {
    await mkdir(path.join(running.filesDir, 'bonuses'), { recursive: true });
    await writeFile(path.join(running.filesDir, 'bonuses', 'vip-exclusive-bonus-pack.pdf'), '%PDF-1.7');
    const { email, headers } = await signInMember(running);
    const download = () =>
      running.fetch(`/api/bonuses/download-by-email/vip-upgrade-bonus?email=${encodeURIComponent(email)}`, { headers });
    expect((await download()).status).toBe(200);
    await running.rows('update member set summit2_access = false where email = $1', [email]);
    expect((await download()).status).toBe(404);
    await running.rows(`insert into bonus_grant (email, bonus_key, granted_at) values ($1, 'vip-upgrade-bonus', $2)`, [
      email,
      new Date(running.clock.now()),
    ]);
    expect((await download()).status).toBe(200);
  });
});
