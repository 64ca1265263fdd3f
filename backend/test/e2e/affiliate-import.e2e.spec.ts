import type { AllAffiliatesResponse, ImportAffiliatesResponse, ImportRunResponse } from '@summit/contracts';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { insertAffiliate } from '../harness/order-rows.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const PATH = '/api/admin/dashboard/import-affiliates-from-tapfiliate';

describe('POST /api/admin/dashboard/import-affiliates-from-tapfiliate', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ env: outside.env });
    headers = await signInAdmin(running);
    await insertAffiliate(running, { code: 'AMARA' });
    await running.rows(`update affiliate set email = 'amara-okafor@speakers.summit.test'`);
    await insertAffiliate(running, { code: 'INESFERREIRA' });
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const run = () => running.fetch(PATH, json({}, headers));
  const newest = async () =>
    (await read<ImportRunResponse>(running.fetch('/api/admin/imports/affiliates', { headers }))).run;
  const affiliates = async () =>
    (await read<AllAffiliatesResponse>(running.fetch('/api/admin/dashboard/all-affiliates', { headers }))).data;

  it('imports nobody while Tapfiliate fails, and says so (A-146)', async () => {
    await outside.disturb('tapfiliate', 'server_error', 1);
    const response = await run();
    expect([response.status, (await read(response)).code]).toEqual([503, 'tapfiliate_unavailable']);
    expect(await affiliates()).toHaveLength(2);
    expect(await newest()).toMatchObject({
      state: 'failed',
      outcome: null,
      failure: expect.stringMatching(/Tapfiliate/) as string,
    });
  });

  it('imports who is not here yet by code or email, with the clicks of their codes (C-057, C-058)', async () => {
    await running.fetch('/api/affiliate/track-click?affiliate_code=MAREKFERREIRA', { method: 'POST' });
    const answer = await read<ImportAffiliatesResponse>(run());
    expect(answer).toEqual({
      success: true,
      message:
        '56 affiliates imported, 2 already here, 2 left out for want of a usable code or email (no-address, not a code).',
      imported: 56,
      known: 2,
      skipped: ['no-address', 'not a code'],
    });
    expect(await newest()).toMatchObject({
      state: 'done',
      pages: { done: 3, total: 3 },
      outcome: { imported: 56, skipped: 4 },
    });
    const rows = await affiliates();
    expect(rows).toHaveLength(58);
    expect(rows.find(({ speaker_code }) => speaker_code === 'MAREKFERREIRA')).toMatchObject({
      speaker_name: 'Marek Ferreira',
      email: 'marekferreira@partners.test',
      signup_date: '2025-06-02T09:30:00.000Z',
      total_clicks: 1,
      status: 'active',
    });
    expect(rows.find(({ speaker_code }) => speaker_code === 'RIDGELINE-MEDIA')?.speaker_name).toBe('Ridgeline Media');
    expect(rows.find(({ speaker_code }) => speaker_code === 'INESFERREIRA')?.speaker_name).not.toBe('Ines Ferreira');
  });

  it('is repeatable: nobody is there twice, also when two ask at once (A-148)', async () => {
    const before = await running.rows('select * from affiliate order by code');
    const answers = await Promise.all(
      [run(), run()].map((one) => read<Partial<ImportAffiliatesResponse> & { code?: string }>(one)),
    );
    // Whoever comes while the other is at it is told so.
    for (const { imported, known, code } of answers)
      expect([imported ?? code, known ?? 0]).toEqual(code === undefined ? [0, 58] : ['import_running', 0]);
    expect(answers.some(({ code }) => code === undefined)).toBe(true);
    expect(await running.rows('select * from affiliate order by code')).toEqual(before);
  });

  it('stands in the audit log with its counts', async () => {
    const [entry] = await running.rows<{ details: { after: object } }>(
      `select details from audit_entry where details #> '{after,imported}' is not null order by id limit 1`,
    );
    expect(entry!.details.after).toMatchObject({ imported: 56, known: 2, skipped: ['no-address', 'not a code'] });
  });

  it('says clearly that it has no key (A-148)', async () => {
    const keyless = await startApp({ database: running.database });
    const response = await keyless.fetch(PATH, json({}, headers));
    expect([response.status, await read(response)]).toEqual([
      409,
      expect.objectContaining({
        code: 'tapfiliate_not_configured',
        detail: 'The Tapfiliate import needs an API key. Set it in the server configuration.',
      }),
    ]);
    await keyless.stop();
  });
});

describe('PUT /api/admin/affiliates/:speaker_code/email (C-020)', () => {
  let running: RunningApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
    await insertAffiliate(running, { code: 'AMARA' });
    await running.rows(`update affiliate set email = 'amara-okafor@speakers.summit.test'`);
  });
  afterAll(() => running.stop());

  const put = (code: string, email: unknown) =>
    running.fetch(`/api/admin/affiliates/${code}/email`, { ...json({ email }, headers), method: 'PUT' });
  const stored = async () => (await running.rows<{ email: string }>('select email from affiliate'))[0]!.email;

  it('asks for the password again, then gives a speaker of the content an address', async () => {
    expect((await read(put('AMARA', 'amara@okafor.example'))).code).toBe('password_confirmation_required');
    await confirmAdmin(running, headers as { authorization: string });
    expect(await read(put('amara', ' Amara@Okafor.example '))).toEqual({
      success: true,
      message: 'The address is saved.',
    });
    expect(await stored()).toBe('amara@okafor.example');
  });

  it.each([
    ['AMARA', 'not an address', 400, 'email_invalid'],
    ['AMARA', 'kofi@speakers.summit.test', 400, 'email_invalid'],
    ['NOBODY', 'amara@okafor.example', 404, 'not_found'],
  ])('refuses %s at %s', async (code, email, http, error) => {
    const response = await put(code, email);
    expect([response.status, (await read(response)).code]).toEqual([http, error]);
  });
});

describe('PUT /api/admin/affiliates/:speaker_code/status (C-062)', () => {
  let running: RunningApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
    await insertAffiliate(running, { code: 'AMARA' });
  });
  afterAll(() => running.stop());

  const put = (code: string, status: unknown) =>
    running.fetch(`/api/admin/affiliates/${code}/status`, { ...json({ status }, headers), method: 'PUT' });
  const counted = async () => {
    await running.fetch('/api/affiliate/track-click?affiliate_code=AMARA', { method: 'POST' });
    const [row] = await running.rows<{ n: number }>(
      'select count(*)::int as n from referral_click where affiliate_id is not null',
    );
    return row!.n;
  };

  it('disables and enables: links of a disabled affiliate earn nothing', async () => {
    const before = await counted();
    expect(await read(put('amara', 'disabled'))).toEqual({ success: true, message: 'The affiliate is disabled.' });
    const invitation = await running.fetch('/api/admin/affiliates/AMARA/invite', json({}, headers));
    expect((await read(invitation)).code).toBe('affiliate_disabled');
    expect(await read(put('AMARA', 'active'))).toMatchObject({ message: 'The affiliate is active again.' });
    expect(await counted()).toBeGreaterThan(before);
  });

  it.each([
    ['AMARA', 'gone', 400, 'validation_failed'],
    ['NOBODY', 'disabled', 404, 'not_found'],
  ])('refuses %s as %s', async (code, status, http, error) => {
    const response = await put(code, status);
    expect([response.status, (await read(response)).code]).toEqual([http, error]);
  });
});
