import { PROMPTS } from '@summit/content/prompts';
import type {
  AcceptDisclaimerResponse,
  PageAnswer,
  PromptAccessEntry,
  PromptAnalyticsResponse,
} from '@summit/contracts';
import { DataSource } from 'typeorm';
import { importPrompts } from '../../src/modules/prompts/import-prompts.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { signInAdmin } from '../harness/admin.js';
import { signInMember } from '../harness/member.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('what administrators see of the prompts library', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    const source = await new DataSource(dataSourceOptions({ url: running.database.url, poolSize: 1 }, [])).initialize();
    await importPrompts(source, PROMPTS.slice(0, 20));
    await source.destroy();
    headers = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const post = async (path: string, body: object) => read(running.fetch(`/api/prompts/${path}`, json(body)));
  const register = (email: string) => running.fetch('/api/signup', json({ name: 'Rea', email }));
  const ask = <Body>(path: string) => read<Body>(running.fetch(`/api/prompts/admin/${path}`, { headers }));
  const second = () => running.clock.advance(1_000);

  it('is nothing at first, and divides by nobody (A-150)', async () => {
    const { analytics, recent_access } = await ask<PromptAnalyticsResponse>('analytics');
    expect(analytics).toEqual({
      total_access_attempts: 0,
      successful_access: 0,
      failed_access: 0,
      unique_users: 0,
      total_prompts_viewed: 0,
      average_prompts_per_user: 0,
    });
    expect(recent_access).toEqual([]);
  });

  // M-152
  it('counts every attempt, valid or not, and each prompt once', async () => {
    await register('ann@example.com');
    await register('ben@example.com');
    await post('validate-email', { email: 'zed@example.com' });
    second();
    await post('validate-email', { email: 'ben@example.com' });
    second();
    await post('validate-email', { email: 'ann@example.com' });
    const { session_id } = (await post('accept-disclaimer', {
      email: 'ann@example.com',
      accepted: true,
    })) as unknown as Extract<AcceptDisclaimerResponse, { success: true }>;
    for (const prompt_id of [1, 2, 3, 3])
      await post('track-access', { email: 'ann@example.com', prompt_id, session_id });

    const { analytics, recent_access } = await ask<PromptAnalyticsResponse>('analytics');
    expect(analytics).toEqual({
      total_access_attempts: 3,
      successful_access: 2,
      failed_access: 1,
      unique_users: 2,
      total_prompts_viewed: 3,
      average_prompts_per_user: 1.5,
    });
    expect(recent_access).toEqual([
      {
        email: 'ann@example.com',
        validated: true,
        disclaimer_accepted: true,
        total_prompts_viewed: 3,
        timestamp: '2025-11-20T18:00:02.000Z',
      },
      {
        email: 'ben@example.com',
        validated: true,
        disclaimer_accepted: false,
        total_prompts_viewed: 0,
        timestamp: '2025-11-20T18:00:01.000Z',
      },
      {
        email: 'zed@example.com',
        validated: false,
        disclaimer_accepted: false,
        total_prompts_viewed: 0,
        timestamp: '2025-11-20T18:00:00.000Z',
      },
    ]);
  });

  it('tells of whoever accepts the terms for a VIP without being signed in (M-152)', async () => {
    const { email } = await signInMember(running);
    await post('accept-disclaimer', { email, accepted: true });
    const { recent_access } = await ask<PromptAnalyticsResponse>('analytics');
    expect(recent_access.filter((entry) => entry.email === email)).toMatchObject([
      { validated: true, disclaimer_accepted: false, total_prompts_viewed: 0 },
    ]);
    await running.rows('delete from prompt_visit where email = $1', [email]);
  });

  it('links to the page under the word of the setting (A-149, C-027)', async () => {
    const url = async () => (await ask<PromptAnalyticsResponse>('analytics')).public_url;
    expect(await url()).toMatch(/^https?:\/\/[^/]+\/500-super-prompts$/);
    await running.rows(`insert into setting (key, value) values ('prompts.public_token', '"my-prompts"')`);
    expect(await url()).toMatch(/\/my-prompts$/);
    await running.rows('delete from setting');
  });

  it.each([
    ['', ['ann', 'ben', 'zed'], 3],
    ['?search=%20EN%40', ['ben'], 1],
    ['?search=%25', [], 0],
    ['?outcome=refused', ['zed'], 1],
    ['?outcome=validated', ['ben'], 1],
    ['?outcome=accepted', ['ann'], 1],
    ['?outcome=accepted&search=ben', [], 0],
    ['?limit=1&skip=1', ['ben'], 3],
  ])('lists the attempts of "%s"', async (query, names, total) => {
    const answer = await ask<PageAnswer<PromptAccessEntry>>(`attempts${query}`);
    expect(answer.data.map(({ email }) => email.split('@')[0])).toEqual(names);
    expect(answer.total).toBe(total);
  });

  it('refuses filters that mean nothing', async () => {
    for (const query of ['?outcome=maybe', '?limit=0', '?limit=1001', '?skip=-1', '?page=2']) {
      expect((await running.fetch(`/api/prompts/admin/attempts${query}`, { headers })).status).toBe(400);
    }
  });

  it('gives the list as a file, with the same filters, and with no formula for a spreadsheet', async () => {
    await post('validate-email', { email: '=cmd@example.com' });
    const response = await running.fetch('/api/prompts/admin/export?outcome=refused', { headers });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="prompt_attempts.csv"');
    expect((await response.text()).replace('\ufeff', '').split('\r\n')).toEqual([
      '"email","validated","disclaimer_accepted","total_prompts_viewed","timestamp"',
      `"'=cmd@example.com","no","no",0,"2025-11-20T18:00:02.000Z"`,
      '"zed@example.com","no","no",0,"2025-11-20T18:00:00.000Z"',
      '',
    ]);
  });

  it('exports more rows than one batch holds, each once', async () => {
    await running.rows(
      `insert into prompt_visit (email, attempted_at, validated)
       select 'many' || n || '@example.com', now(), false from generate_series(1, 2500) n`,
    );
    const response = await running.fetch('/api/prompts/admin/export?search=many', { headers });
    const lines = (await response.text()).trim().split('\r\n').slice(1);
    expect(new Set(lines).size).toBe(2_500);
    expect(lines).toHaveLength(2_500);
    const many = await ask<PageAnswer<PromptAccessEntry>>('attempts?search=MANY&limit=2&skip=1');
    expect([many.total, ...many.data.map(({ email }) => email)]).toEqual([
      2_500,
      'many2499@example.com',
      'many2498@example.com',
    ]);
    const few = await ask<PageAnswer<PromptAccessEntry>>('attempts?search=many249&outcome=refused&limit=2&skip=10');
    expect([few.total, ...few.data.map(({ email }) => email)]).toEqual([11, 'many249@example.com']);
    await running.rows(`delete from prompt_visit where email like 'many%'`);
  });

  it('finds the few refusals among many visits that a word stands for', async () => {
    await running.rows(
      `insert into prompt_visit (email, attempted_at, validated)
       select 'common' || n % 600 || '@example.com', now(), n % 700 <> 5 from generate_series(1, 1500) n`,
    );
    const find = async (query: string) => {
      const { total, data } = await ask<PageAnswer<PromptAccessEntry>>(`attempts?search=common${query}`);
      return [total, ...data.map(({ email, validated }) => `${email} ${validated}`)];
    };
    const refused = [3, 'common205@example.com false', 'common105@example.com false', 'common5@example.com false'];
    expect(await find('&outcome=refused')).toEqual(refused);
    expect(await find('105&outcome=refused')).toEqual([1, refused[2]]);
    expect(await find('105&outcome=validated')).toEqual([
      2,
      'common105@example.com true',
      'common105@example.com true',
    ]);
    expect(await find('105&outcome=accepted')).toEqual([0]);
    expect(await find('&outcome=validated&limit=1')).toEqual([1_497, 'common300@example.com true']);
    await running.rows(`delete from prompt_visit where email like 'common%'`);
  });

  it.each(['analytics', 'attempts', 'export'])('is closed without the admin token: %s (A-153)', async (path) => {
    expect((await running.fetch(`/api/prompts/admin/${path}`)).status).toBe(401);
  });
});
