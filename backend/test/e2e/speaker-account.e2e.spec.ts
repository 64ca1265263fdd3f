import type {
  AuditLogRow,
  ListAnswer,
  MessageAnswer,
  PageAnswer,
  SpeakerAccountResponse,
  SpeakerStatementMonth,
  WaitingPayoutMethodRow,
} from '@summit/contracts';
import { commissionTarget, dollars, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { ForgotSpeakerPasswordUseCase } from '../../src/modules/affiliates/application/forgot-speaker-password.use-case.js';
import { RunPayoutsUseCase } from '../../src/modules/affiliates/application/run-payouts.use-case.js';
import { readPdf } from '../harness/read-pdf.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { SPEAKER_PASSWORD } from '../harness/speaker.js';
import { speakerCalls } from '../harness/speaker-calls.js';

const COMMISSION = commissionTarget(PRICE_BOOK.vip.early);
const OTHER_PASSWORD = 'another ridge at dusk';
const BANK = { kind: 'bank', account_holder: 'Amara Okafor', account_number: 'GB82 WEST 1234 5698 7654 32' };

type Headers = Record<string, string>;

// F-315
describe('the account of a speaker', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
    await confirmAdmin(running, admin);
  });
  afterAll(() => running.stop());

  const { post, get, statusAndCode, setPassword, login, bearer, speaker, mailsTo, buy } = speakerCalls(() => ({
    running,
    admin,
  }));
  const put = (path: string, body: object, headers: Headers) =>
    running.fetch(`/api/speaker/${path}`, { ...json(body, headers), method: 'PUT' });
  const account = (headers: Headers) => read<SpeakerAccountResponse>(get('account', headers));
  const lastMail = async (to: string) => (await mailsTo(to)).at(-1)!;
  const tokenIn = (url: string | undefined) => [...new URL(url!).searchParams.values()][0]!;

  it('gets a link for a forgotten password, and strangers learn nothing', async () => {
    await speaker('FORGOT');
    const ask = (email: string) => read<MessageAnswer>(post('speaker/forgot-password', { email }));
    expect(await ask('forgot@speakers.test')).toEqual(await ask('nobody@speakers.test'));
    expect(await jobs(running, 'affiliates/mail-reset')).toHaveLength(2);
    await running.app.get(ForgotSpeakerPasswordUseCase).mail({ email: 'forgot@speakers.test' });
    const { template, values } = await lastMail('forgot@speakers.test');
    expect([template, values['speaker_code'], values['valid_for']]).toEqual([
      'password-reset-speaker',
      'FORGOT',
      '60 minutes',
    ]);
    const token = tokenIn(values['reset_url']);
    expect((await setPassword(token, OTHER_PASSWORD)).status).toBe(200);
    expect(await statusAndCode(setPassword(token, OTHER_PASSWORD))).toEqual([400, 'speaker_setup_link_invalid']);
    expect((await login('FORGOT', OTHER_PASSWORD)).status).toBe(200);
  });

  it('has another password, which ends the other sign-ins', async () => {
    const here = await speaker('CHANGE');
    const elsewhere = await bearer(login('CHANGE'));
    const change = (current_password: string) =>
      post(
        'speaker/change-password',
        { current_password, new_password: OTHER_PASSWORD, confirm_password: OTHER_PASSWORD },
        { headers: here },
      );
    expect(await statusAndCode(change('wrong'))).toEqual([400, 'current_password_wrong']);
    expect((await change(SPEAKER_PASSWORD)).status).toBe(200);
    expect((await get('account', elsewhere)).status).toBe(401);
    expect((await get('account', here)).status).toBe(200);
    expect((await lastMail('change@speakers.test')).template).toBe('password-changed');
  });

  it('moves to another address by a link, its payouts stay, and the one before takes it back', async () => {
    const headers = await speaker('MOVE');
    const ask = { new_email: 'Moved@okafor.example', current_password: SPEAKER_PASSWORD };
    expect((await post('speaker/change-email', ask, { headers })).status).toBe(200);
    const { values } = await lastMail('moved@okafor.example');
    expect(values['confirm_url']).toMatch(/^http:\/\/funnel\.test\/speaker\/login\?confirm_email=/);
    const confirm = () => post('speaker/confirm-email', { token: tokenIn(values['confirm_url']) });
    expect((await confirm()).status).toBe(200);
    expect(await statusAndCode(confirm())).toEqual([400, 'account_link_invalid']);
    expect((await get('account', headers)).status).toBe(401);
    expect((await lastMail('move@speakers.test')).template).toBe('speaker-email-changed');
    expect(await account(await bearer(login('MOVE')))).toMatchObject({
      email: 'moved@okafor.example',
      payout_method: { kind: 'paypal', masked: 'm***@speakers.test' },
      waiting_payout_method: null,
    });
    const { undo_url: undo } = (await lastMail('move@speakers.test')).values;
    const takeBack = () => post('speaker/take-back-email', { token: tokenIn(undo) });
    expect((await takeBack()).status).toBe(200);
    // The password may be the stranger's by now: it has ended, and the mailbox has a link to a new one.
    expect((await login('MOVE')).status).toBe(401);
    const reset = await lastMail('move@speakers.test');
    expect((await setPassword(tokenIn(reset.values['reset_url']), OTHER_PASSWORD)).status).toBe(200);
    expect(await account(await bearer(login('MOVE', OTHER_PASSWORD)))).toMatchObject({ email: 'move@speakers.test' });
    expect(await statusAndCode(takeBack())).toEqual([400, 'account_link_invalid']);
    expect(await running.rows(`select email from affiliate_former_email order by changed_at`)).toEqual([
      { email: 'move@speakers.test' },
      { email: 'moved@okafor.example' },
    ]);
  });

  it('turns the mails about sales off and on', async () => {
    const headers = await speaker('QUIET');
    expect((await account(headers)).sale_mails).toBe(true);
    for (const sale_mails of [false, true]) {
      expect((await put('account/sale-mails', { sale_mails }, headers)).status).toBe(200);
      expect((await account(headers)).sale_mails).toBe(sale_mails);
    }
    expect((await put('account/sale-mails', { sale_mails: 'no' }, headers)).status).toBe(400);
  });

  // C-020
  describe('is paid', () => {
    let headers: Headers;
    const set = (body: object, password = SPEAKER_PASSWORD) =>
      put('account/payout-method', { current_password: password, ...body }, headers);
    const waiting = async () =>
      (await read<PageAnswer<WaitingPayoutMethodRow>>(running.fetch('/api/admin/payout-methods', { headers: admin })))
        .data;
    const decide = (id: string, verb: string) => post(`admin/payout-methods/${id}/${verb}`, {}, { headers: admin });
    const file = async (path: string) => (await running.fetch(`/api/admin/payouts/${path}`, { headers: admin })).text();
    beforeAll(async () => {
      headers = await speaker('PAID');
      for (let number = 0; number < 4; number += 1) await buy('PAID', `buyer-of-paid-${number}@example.com`);
      running.clock.advance(40 * DAY_MS);
      admin = await signInAdmin(running);
      await confirmAdmin(running, admin);
      headers = await bearer(login('PAID'));
    });

    it('by a method that the back office looks at first', async () => {
      expect(await statusAndCode(set(BANK, 'wrong'))).toEqual([400, 'current_password_wrong']);
      expect(await statusAndCode(set({ kind: 'paypal', paypal_email: '\u0430mara@okafor.example' }))).toEqual([
        400,
        'look_alike_letters',
      ]);
      expect(await statusAndCode(set({ ...BANK, account_number: 'GB83WEST12345698765432' }))).toEqual([
        400,
        'payout_account_invalid',
      ]);
      expect((await set({ ...BANK, tax_note: 'W-9 of 2025' })).status).toBe(200);
      const shown = await account(headers);
      expect(shown.waiting_payout_method).toMatchObject({ masked: '****5432', has_tax_note: true });
      const stored = JSON.stringify([
        shown,
        await waiting(),
        await running.rows('select * from payout_method'),
        await running.rows('select * from audit_entry'),
        await running.rows('select * from mail_message'),
      ]);
      // With its space: random keys may hold the rest.
      expect(stored).not.toMatch(/WEST ?1234|W-9 of/);
    });

    it('not while the change waits, and by it at once when it is approved; the log says who did it', async () => {
      await running.app.get(RunPayoutsUseCase).execute(running.clock.now());
      expect(await file('export?status=processing')).not.toContain('"PAID"');
      const [row] = await waiting();
      expect(row).toMatchObject({ speaker_code: 'PAID', current: null, asked: { account_holder: 'Amara Okafor' } });
      const both = await Promise.all([decide(row!.id, 'approve'), decide(row!.id, 'approve')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await statusAndCode(decide(row!.id, 'decline'))).toEqual([409, 'payout_method_decided']);
      expect(await waiting()).toEqual([]);
      const answer = await read<ListAnswer<AuditLogRow>>(
        running.fetch('/api/admin/dashboard/audit-log?search=payout-methods', { headers: admin }),
      );
      expect(JSON.stringify(answer.data)).toMatch(/Bank account \*\*\*\*5432/);
    });

    it('through the file that fits the method', async () => {
      expect(await file('export?status=processing')).toContain(
        '"bank",,"Amara Okafor","GB82WEST12345698765432",,"W-9 of 2025"',
      );
      expect(await file('paypal-file')).not.toContain('paid@speakers.test');
    });

    it('with a statement of each month, on paper and for a spreadsheet', async () => {
      const { data } = await read<ListAnswer<SpeakerStatementMonth>>(get('statements', headers));
      const earned = data.find((month) => month.earned > 0)!;
      expect(earned.earned).toBe(dollars(4 * COMMISSION));
      const month = earned.period.slice(0, 7);
      const csv = await get(`statements/${month}.csv`, headers);
      expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="statement-${month}.csv"`);
      const lines = (await csv.text()).trimEnd().split('\r\n');
      expect([lines.length, lines.at(-1)]).toEqual([7, `,,,"Balance after",${dollars(4 * COMMISSION)}`]);
      const pdf = await get(`statements/${month}.pdf`, headers);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      const { title, tagged } = readPdf(Buffer.from(await pdf.arrayBuffer()));
      expect([title, tagged]).toEqual([expect.stringMatching(/^Statement for \w+ 20\d\d$/), true]);
      for (const name of ['1999-01.pdf', '2024-01.pdf', '2024-13.csv', `${month}.txt`])
        expect(await statusAndCode(get(`statements/${name}`, headers))).toEqual([404, 'statement_not_found']);
    });
  });
});
