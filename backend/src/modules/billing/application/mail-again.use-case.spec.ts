import { RecordingOutbox } from '../../../platform/outbox/outbox.fake.js';
import { BuyerScene } from './buyer-scene.fake.js';
import { MailAgainUseCase } from './mail-again.use-case.js';
import { MAIL_ORDERS_LINK_TASK, type OrdersLinkJob } from './billing-tasks.js';

describe('mails that a buyer asks for', () => {
  let scene: BuyerScene;
  let outbox: RecordingOutbox;
  let allowed: boolean;
  let sut: MailAgainUseCase;
  beforeEach(() => {
    scene = new BuyerScene();
    outbox = new RecordingOutbox();
    allowed = true;
    sut = new MailAgainUseCase(
      scene.linked,
      scene.orders,
      scene.orderMails,
      scene.transactions,
      outbox,
      scene.mails,
      scene.requestMails,
      { hit: async () => ({ allowed, retryAfter: 60 }) },
    );
  });
  const runJobs = async () => {
    for (const { payload } of outbox.jobs) await sut.mailLink(payload as OrdersLinkJob);
  };

  it('are a fresh link for an address with orders, once however often the job runs', async () => {
    await sut.askForLink(' Zoe@Example.com ');
    expect(outbox.jobs).toMatchObject([{ task: MAIL_ORDERS_LINK_TASK, payload: { email: 'zoe@example.com' } }]);
    await runJobs();
    await runJobs();
    expect(scene.mails.queued).toMatchObject([{ template: 'orders-link', recipient: 'zoe@example.com' }]);
  });

  it('are the same work for an address without any, and no mail', async () => {
    await sut.askForLink('kai@example.com');
    expect(outbox.jobs).toHaveLength(1);
    await runJobs();
    expect(scene.mails.queued).toEqual([]);
  });

  it('say nothing of links that were asked for too often', async () => {
    allowed = false;
    await sut.askForLink('zoe@example.com');
    expect(outbox.jobs).toEqual([]);
  });

  it('are those of the order once more', async () => {
    await sut.resend(scene.proof(), 'o1');
    await sut.resend(scene.proof(), 'o1');
    expect(scene.resent.map(([orderId]) => orderId)).toEqual(['o1', 'o1']);
    expect(new Set(scene.resent.map(([, occasion]) => occasion)).size).toBe(2);
  });

  it('have a limit, and need the right link', async () => {
    await expect(sut.resend('a.b.c.d', 'o1')).rejects.toMatchObject({ code: 'orders_link_invalid' });
    await expect(sut.resend(scene.proof(), 'o2')).rejects.toMatchObject({ code: 'not_found' });
    allowed = false;
    await expect(sut.resend(scene.proof(), 'o1')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(scene.resent).toEqual([]);
  });
});
