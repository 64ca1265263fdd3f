import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SignupResponse, VipBonusLinkResponse } from '@summit/contracts';
import { DAY_MS, BONUS_KEYS } from '@summit/rules';
import { BonusLinks } from '../../src/modules/funnel/application/bonus-links.js';
import { signInMember } from '../harness/member.js';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const DANA = 'dana@example.com';

describe('GET /api/bonuses/download-by-email/:bonus_key', () => {
  const file = Buffer.from(`%PDF-1.7\n${'blueprint '.repeat(500)}`);
  let running: RunningApp;
  let signedUrl: URL;
  beforeAll(async () => {
    running = await startApp();
    await mkdir(path.join(running.filesDir, 'bonuses'), { recursive: true });
    for (const name of [
      '100-profitable-side-hustle-blueprints',
      'the-passive-income-playbook-2025',
      'vip-exclusive-bonus-pack',
    ]) {
      await writeFile(path.join(running.filesDir, 'bonuses', `${name}.pdf`), file);
    }
    const signup = await read<SignupResponse>(
      running.fetch('/api/signup', json({ name: 'Zoe', email: 'zoe@example.com' })),
    );
    signedUrl = new URL(signup.bonus_download_urls['free-signup-bonus-1'].url);
  });
  afterAll(() => running.stop());

  const open = (url: URL | string, options: Parameters<RunningApp['fetch']>[1] = {}) =>
    running.fetch(typeof url === 'string' ? url : url.pathname + url.search, options);
  const byEmail = (key: string, email: string) =>
    `/api/bonuses/download-by-email/${key}?email=${encodeURIComponent(email)}`;
  const downloads = () => running.rows('select email, bonus_key from bonus_download');

  it('says what the files weigh', async () => {
    const answer = await running.fetch('/api/bonuses/sizes');
    expect(answer.headers.get('cache-control')).toContain('max-age=300');
    expect(await answer.json()).toEqual({
      success: true,
      sizes: Object.fromEntries(BONUS_KEYS.map((key) => [key, file.length])),
    });
  });

  it('sends the file of a signed link as a download', async () => {
    const response = await open(signedUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename=100-profitable-side-hustle-blueprints.pdf',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  });

  // C-112
  it('sends nothing for an address alone: every address and key hears the same, and the owner gets a mail unless a foreign page has embedded the address', async () => {
    const answers = [];
    for (const email of ['ZOE@example.com', 'nobody@example.com'])
      for (const key of ['free-signup-bonus-2', 'vip-upgrade-bonus']) {
        const { request_id: _, ...body } = await read(open(byEmail(key, email)));
        answers.push(body);
      }
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    const { request_id: _, ...body } = await read(open(byEmail('free-signup-bonus-2', DANA), { headers: image }));
    answers.push(body);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'bonus_link_mailed' });
    const wishes = await running.rows<{ payload: object }>(
      `select job.payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = 'funnel/mail-bonus-link'`,
    );
    expect(wishes).toHaveLength(4);
  });

  // C-112
  it('mails an address ten links an hour at most for one network block', async () => {
    running.clock.set('2025-11-20T20:00:01Z');
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push(
        (await open(byEmail('free-signup-bonus-1', `n${i}@example.com`), { from: `203.0.113.${i}` })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect((await open(byEmail('free-signup-bonus-1', 'x@example.com'), { from: '198.51.100.1' })).status).toBe(403);
    running.clock.set('2025-11-20T18:00:00Z');
  });

  // C-112, M-080
  it('sends the files to the member who is signed in with the address', async () => {
    const { headers } = await signInMember(running, DANA);
    await running.fetch('/api/signup', json({ name: 'Dana', email: DANA }));
    expect((await open(byEmail('free-signup-bonus-2', DANA), { headers })).status).toBe(200);
    expect(await read(open(byEmail('free-signup-bonus-2', 'zoe@example.com'), { headers }))).toMatchObject({
      code: 'bonus_link_mailed',
    });
  });

  // C-075..077
  it('sends all three to a VIP who never registered, also long after the links have ended', async () => {
    const { email, headers } = await signInMember(running);
    const statuses = () =>
      Promise.all(BONUS_KEYS.map(async (key) => (await open(byEmail(key, email), { headers })).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    const mine = running.app.get(BonusLinks).urlFor('vip-upgrade-bonus', email, running.clock.now() - 91 * DAY_MS);
    expect((await open(new URL(mine), { headers })).status).toBe(410);
    await running.rows('delete from bonus_download where email = $1', [email]);
  });

  // F-255
  it('logs each download with address and key', async () => {
    expect(await downloads()).toEqual([
      { email: 'zoe@example.com', bonus_key: 'free-signup-bonus-1' },
      { email: DANA, bonus_key: 'free-signup-bonus-2' },
    ]);
  });

  it('goes on where a broken download stopped, and does not count it again', async () => {
    const response = await open(signedUrl, { headers: { range: 'bytes=9-18' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 9-18/${file.length}`);
    expect(await response.text()).toBe('blueprint ');
    expect(await downloads()).toHaveLength(2);
  });

  it('answers a range outside of the file with 416', async () => {
    expect((await open(signedUrl, { headers: { range: 'bytes=999999-' } })).status).toBe(416);
  });

  describe('gives one and the same answer (S4)', () => {
    const answerOf = async (url: string) => {
      const response = await open(url);
      const { request_id: _, ...body } = await read(response);
      return { status: response.status, body };
    };
    it.each([
      ['to an unknown key', () => byEmail('free-signup-bonus-9', 'zoe@example.com')],
      ['without an address', () => '/api/bonuses/download-by-email/free-signup-bonus-1'],
      [
        'to a forged signature',
        () => `${byEmail('free-signup-bonus-1', 'zoe@example.com')}&expires=4102444800&signature=forged`,
      ],
      ['to a signature without its date', () => `${byEmail('free-signup-bonus-1', 'zoe@example.com')}&signature=x`],
      [
        'to a link with a later date',
        () => {
          const later = new URL(signedUrl);
          later.searchParams.set('expires', String(Number(later.searchParams.get('expires')) + 1));
          return later.pathname + later.search;
        },
      ],
      [
        'to a link for another file',
        () => signedUrl.pathname.replace('free-signup-bonus-1', 'free-signup-bonus-2') + signedUrl.search,
      ],
    ])('%s', async (_label, url) => {
      expect(await answerOf(url())).toEqual({
        status: 404,
        body: {
          success: false,
          code: 'bonus_not_found',
          detail: 'We found no bonus for this link. Register free to get your bonuses.',
          message: 'We found no bonus for this link. Register free to get your bonuses.',
        },
      });
    });
  });

  // F-254, C-075
  it('sends the VIP pack by the signed link of an address that was granted it (C-112)', async () => {
    await running.rows(`insert into bonus_grant values ('vip@example.com', 'vip-upgrade-bonus', $1)`, [
      new Date(running.clock.now()),
    ]);
    const link = running.app.get(BonusLinks).urlFor('vip-upgrade-bonus', 'vip@example.com', running.clock.now());
    expect((await open(new URL(link))).status).toBe(200);
  });

  it('says that it is our fault when a file was never written', async () => {
    const bare = await startApp();
    const { bonus_download_urls } = await read<SignupResponse>(
      bare.fetch('/api/signup', json({ name: 'Zoe', email: 'zoe@example.com' })),
    );
    const { pathname, search } = new URL(bonus_download_urls['free-signup-bonus-1'].url);
    const response = await bare.fetch(pathname + search);
    expect(response.status).toBe(503);
    expect(await bare.rows('select from bonus_download')).toHaveLength(0);
    await bare.stop();
  });

  it('never leaves the folder of the files', async () => {
    for (const key of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'free-signup-bonus-1%2f..%2f..']) {
      expect((await open(byEmail(key, 'zoe@example.com'))).status).toBe(404);
    }
  });

  // F-252, F-254
  it('answers 410 once the 90 days are over', async () => {
    running.clock.advance(90 * DAY_MS - 60_000);
    expect((await open(signedUrl)).status).toBe(200);
    running.clock.advance(61_000);
    const response = await open(signedUrl);
    expect(response.status).toBe(410);
    expect(await read(response)).toMatchObject({ code: 'bonus_expired' });
  });

  // F-255
  it('limits one address to 60 downloads in ten minutes', async () => {
    running.clock.set('2025-11-22T09:00:01Z');
    const from = freshAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++)
      statuses.push(
        (await open(`${byEmail('free-signup-bonus-2', 'nobody@example.com')}&signature=x`, { from })).status,
      );
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  // M-082, C-112
  it('gives a member a link for ten minutes to open without the sign-in, and nobody else', async () => {
    const link = (key: string, email: string, headers: Record<string, string> = {}) =>
      running.fetch(`/api/vip/bonus-links/${key}?email=${encodeURIComponent(email)}`, { headers });
    const member = await signInMember(running, 'late@example.com');
    await running.fetch('/api/signup', json({ name: 'Late', email: member.email }));
    const { url } = await read<VipBonusLinkResponse>(link('free-signup-bonus-1', member.email, member.headers));
    expect((await open(new URL(url))).status).toBe(200);
    expect((await link('free-signup-bonus-1', member.email)).status).toBe(401);
    const foreign = await signInMember(running, 'kai@example.com');
    const refused = await link('free-signup-bonus-1', member.email, foreign.headers);
    expect([refused.status, (await read(refused)).code]).not.toContain(200);
    running.clock.advance(10 * 60_000);
    expect((await open(new URL(url))).status).toBe(410);
  });
});
