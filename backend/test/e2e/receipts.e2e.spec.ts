import type {
  AttributionReceipt,
  DataAnswer,
  HeldCommission,
  MissedOrder,
  PageAnswer,
  SpeakerCommissionsResponse,
  VerifiedReceipt,
} from '@summit/contracts';
import { commissionTarget, dollars, PRICE_BOOK } from '@summit/pricing';
import { signInAdmin } from '../harness/admin.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';
import { speakerCalls } from '../harness/speaker-calls.js';

const COMMISSION = dollars(commissionTarget(PRICE_BOOK.vip.early));
const NO_ORDER = '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab';

describe('receipts of attribution', () => {
  let running: RunningApp;
  let admin: Record<string, string>;
  let amara: Record<string, string>;
  let kofi: Record<string, string>;
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
    [amara, kofi] = [await speaker('AMARA'), await speaker('KOFI')];
  });
  afterAll(() => running.stop());

  const { get, buy, credit, click, settle, speaker, statusAndCode } = speakerCalls(() => ({ running, admin }));
  const receiptOf = async (orderId: string, headers: Record<string, string>) =>
    (await read<DataAnswer<AttributionReceipt>>(get(`receipts/${orderId}`, headers))).data;
  const verify = (orderId: string, signature: string) =>
    running.fetch(`/api/affiliate/receipts/${orderId}?signature=${signature}`);
  const verified = async (orderId: string, signature: string) =>
    (await read<DataAnswer<VerifiedReceipt>>(verify(orderId, signature))).data;
  const held = async () =>
    (await read<PageAnswer<HeldCommission>>(running.fetch('/api/admin/held-commissions', { headers: admin }))).data;
  const decide = (orderId: string, decision: string) =>
    running.fetch(`/api/admin/held-commissions/${orderId}/decide`, json({ decision }, admin));

  it('are read by their affiliate and checked by whoever holds the signature, also later', async () => {
    await click('AMARA');
    await credit('reads@example.com', 'AMARA');
    const { orderId, ref } = await buy('amara', 'reads@example.com');
    const receipt = await receiptOf(orderId, amara);
    expect(receipt).toMatchObject({
      receipt_id: orderId,
      affiliate_code: 'AMARA',
      commission: COMMISSION,
      product: 'vip',
    });
    expect(receipt.steps.map(({ kind }) => kind)).toEqual([
      'visits',
      'claim',
      'claim',
      'order',
      'rule',
      'hold',
      'commission',
    ]);
    expect(receipt.steps[0]!.text).toBe(
      'One visit came with AMARA in the 45 days before the order, the last one then.',
    );
    expect(receipt.steps[2]!.text).toMatch(/^AMARA came with the order/);
    expect(JSON.stringify(receipt)).not.toContain('reads@');
    expect(await verified(orderId, receipt.signature)).toEqual({ receipt, signed_steps: 7 });

    await settledOrders(running).refund(ref, 1_000);
    await settle(orderId, 'refund');
    const later = await verified(orderId, receipt.signature);
    expect(later).toMatchObject({
      signed_steps: 7,
      receipt: { commission: dollars(commissionTarget(PRICE_BOOK.vip.early - 1_000)) },
    });
    expect(later.receipt.steps).toHaveLength(8);
    expect(later.receipt.signature).not.toBe(receipt.signature);
  });

  it('that are forged, changed in the database or of another order are refused', async () => {
    const [one, other] = [await buy('AMARA', 'one@example.com'), await buy('AMARA', 'other@example.com')];
    const { signature } = await receiptOf(one.orderId, amara);
    const refused = [404, 'receipt_not_genuine'];
    expect(await statusAndCode(verify(other.orderId, signature))).toEqual(refused);
    expect(await statusAndCode(verify(NO_ORDER, signature))).toEqual(refused);
    expect(await statusAndCode(verify('no-id', signature))).toEqual(refused);
    expect(await statusAndCode(verify(one.orderId, 'x'.repeat(43)))).toEqual(refused);
    expect(await statusAndCode(verify(one.orderId, ''))).toEqual(refused);
    await running.rows(
      `update attribution_step set facts = facts || '{"amountCents": 1}' where order_id = $1 and kind = 'commission'`,
      [one.orderId],
    );
    expect(await statusAndCode(verify(one.orderId, signature))).toEqual(refused);
  });

  it('are closed to other affiliates, and open to the back office', async () => {
    const { orderId } = await buy('AMARA', 'closed@example.com');
    expect(await statusAndCode(get(`receipts/${orderId}`, kofi))).toEqual([404, 'not_found']);
    const ofAdmin = (id: string) => running.fetch(`/api/admin/receipts/${id}`, { headers: admin });
    expect((await read<DataAnswer<AttributionReceipt>>(ofAdmin(orderId))).data).toEqual(
      await receiptOf(orderId, amara),
    );
    expect(await statusAndCode(ofAdmin(NO_ORDER))).toEqual([404, 'not_found']);
  });

  it('know an affiliate by the ref parameter only: no cookie and no page that led here counts (F-329)', async () => {
    const led = { referer: 'http://localhost:4200/?ref=KOFI', cookie: 'affiliate_ref=KOFI; affiliate_code=KOFI' };
    await running.fetch('/api/signup', json({ name: 'Zoe', email: 'led@example.com' }, led));
    const order = await settledOrders(running).buy({ email: 'led@example.com' });
    await settle(order.orderId, 'paid');
    const ofAdmin = running.fetch(`/api/admin/receipts/${order.orderId}`, { headers: admin });
    const { data } = await read<DataAnswer<AttributionReceipt>>(ofAdmin);
    expect(data).toMatchObject({ affiliate_code: null, commission: 0 });
    expect(data.steps.map(({ text }) => text)).toContain('No code was known, so the order counts for nobody.');
  });

  // C-113
  it('answer "why not me?" for an order of a visitor who registered with the code, and mask the buyer', async () => {
    await credit('lost@example.com', 'KOFI');
    const { orderId } = await buy('AMARA', 'lost@example.com');
    const missed = await read<PageAnswer<MissedOrder>>(get('missed-orders', kofi));
    expect(missed).toMatchObject({
      total: 1,
      data: [
        { order_id: orderId, buyer: 'l***@example.com', came_by: 'signup', verdict: 'overruled', other_code: 'AMARA' },
      ],
    });
    expect(missed.data[0]!.text).toBe(
      "Another code goes first. The order counts for AMARA. The order's own code goes first.",
    );
    expect(JSON.stringify(missed)).not.toContain('lost@');
  });

  // F-123
  it('hold a suspected own order for a person, who releases or denies it once, as the audit log says', async () => {
    const tagged = await buy('KOFI', 'kofi+a@speakers.test');
    running.clock.advance(1_000);
    const again = await buy('KOFI', 'kofi+b@speakers.test');
    expect((await held()).map(({ order_id, reasons, speaker_code }) => [order_id, reasons, speaker_code])).toEqual([
      [tagged.orderId, ['self_referral'], 'KOFI'],
      [again.orderId, ['self_referral'], 'KOFI'],
    ]);
    const ofKofi = () => read<SpeakerCommissionsResponse>(get('commissions', kofi));
    expect((await ofKofi()).data.map(({ state }) => state)).toEqual(['in_review', 'in_review']);
    expect(await read(decide(tagged.orderId, 'release'))).toMatchObject({ success: true });
    expect(await read(decide(again.orderId, 'deny'))).toMatchObject({ success: true });
    expect(await statusAndCode(decide(again.orderId, 'release'))).toEqual([409, 'commission_not_held']);
    expect(await statusAndCode(decide(tagged.orderId, 'perhaps'))).toEqual([400, 'validation_failed']);
    expect(await held()).toEqual([]);
    const states = new Map((await ofKofi()).data.map(({ order_id, state }) => [order_id, state]));
    expect([states.get(tagged.orderId), states.get(again.orderId)]).toEqual(['held', 'denied']);
    expect((await receiptOf(again.orderId, kofi)).steps.slice(-3).map(({ text }) => text)).toEqual([
      'A person looks at it before it is paid out: the buyer may be the affiliate.',
      'A person looked at it and denied it: the order earns nothing.',
      expect.stringContaining('was taken back'),
    ]);
    const noted = await running.rows<{ after: string }>(
      `select details #>> '{after,review}' as after from audit_entry where details #>> '{before,review}' = 'held' order by id`,
    );
    expect(noted.map(({ after }) => after)).toEqual(['released', 'denied']);
  });
});
