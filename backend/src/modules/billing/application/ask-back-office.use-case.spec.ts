import { DAY_MS } from '@summit/rules';
import { AskBackOfficeUseCase } from './ask-back-office.use-case.js';
import { BuyerScene } from './buyer-scene.fake.js';

describe('what a buyer asks the back office for', () => {
  let scene: BuyerScene;
  let sut: AskBackOfficeUseCase;
  beforeEach(() => {
    scene = new BuyerScene();
    sut = new AskBackOfficeUseCase(
      scene.linked,
      scene.delivery,
      scene.summit,
      scene.requests,
      scene.transactions,
      scene.mails,
      scene.outbox,
      scene.requestMails,
      scene.clock,
    );
  });
  const wish = (proof = scene.proof(), orderId = 'o1') => ({ proof, orderId });
  const askForRefund = (of = wish()) => sut.refund({ ...of, reason: 'Not for me.' });
  const askForEmail = (email: string) => sut.otherEmail({ ...wish(), email });

  it('is the money back, which the operator hears of', async () => {
    await askForRefund();
    expect(scene.requests.all).toMatchObject([{ orderId: 'o1', kind: 'refund', state: 'pending' }]);
    expect(scene.mails.queued).toMatchObject([
      { template: 'buyer-request-notice', values: { wish: 'refund', order_id: 'o1' } },
    ]);
  });

  it('can be asked for once only, whatever the answer was', async () => {
    await askForRefund();
    await expect(askForRefund()).rejects.toMatchObject({ code: 'refund_asked_before' });
    scene.requests.all[0]!.state = 'declined';
    await expect(askForRefund()).rejects.toMatchObject({ code: 'refund_asked_before' });
    expect(scene.mails.queued).toHaveLength(1);
  });

  it('is too late after the guarantee (F-146)', async () => {
    scene.clock.advance(7 * DAY_MS);
    await expect(askForRefund()).rejects.toMatchObject({ code: 'refund_guarantee_over' });
    expect(scene.requests.all).toEqual([]);
  });

  it('can be asked for until a week after the summit that was bought, whenever that is (F-146)', async () => {
    scene.summit.ends = scene.clock.now() + 60 * DAY_MS;
    scene.clock.advance(67 * DAY_MS - 1);
    await askForRefund();
    expect(scene.requests.all).toMatchObject([{ kind: 'refund', state: 'pending' }]);
    scene.put({ id: 'o2' });
    scene.clock.advance(1);
    await expect(sut.refund({ ...wish(scene.proof(), 'o2'), reason: '' })).rejects.toMatchObject({
      code: 'refund_guarantee_over',
    });
  });

  it('is not possible where the money is back', async () => {
    scene.put({ status: 'refunded', refundedCents: 3_700 });
    await expect(askForRefund()).rejects.toMatchObject({ code: 'refund_not_possible' });
  });

  it('concerns orders of the link only', async () => {
    scene.put({ id: 'o2', email: 'kai@example.com' });
    await expect(askForRefund(wish(scene.proof(), 'o2'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(askForRefund(wish('a.b.c.d'))).rejects.toMatchObject({ code: 'orders_link_invalid' });
  });

  it('can be another address, one at a time', async () => {
    await askForEmail(' Zoey@Example.com ');
    expect(scene.requests.all).toMatchObject([{ kind: 'email', newEmail: 'zoey@example.com' }]);
    const request_id = scene.requests.all[0]!.id;
    expect(scene.jobs).toEqual([['billing/ask-payer', { order_id: 'o1', request_id }]]);
    await expect(askForEmail('other@example.com')).rejects.toMatchObject({ code: 'order_correction_pending' });
    await expect(askForEmail('ZOE@example.com')).rejects.toMatchObject({ code: 'order_email_is_current' });
    scene.requests.all[0]!.state = 'declined';
    await askForEmail('other@example.com');
    expect(scene.requests.all).toHaveLength(2);
  });
});
