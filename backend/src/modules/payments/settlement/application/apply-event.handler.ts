import { DAY_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { Installation } from '../../../../platform/installation/installation.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { bearsAnothersMark, UNNAMED, type PaymentOrigin } from '../../domain/payment-origin.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments.public.js';
import { ApplyFacts, UnmatchedFacts } from './apply-facts.use-case.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { PROVIDER_INBOX, type InboxEvent, type ProviderInbox } from './provider-inbox.port.js';
import type { EventJob } from './settlement-tasks.js';

/** News of a refund may arrive before its payment: for so long the queue tries again and again. */
const QUICK_TRIES_MS = 10 * 60_000;
const MAX_REASON_LENGTH = 500;
const ATTENTION = 'a payment needs attention';
/** Whatever is ours is known by then, by its own news, the list of events or the reconcile job. The rest is somebody else's. */
const FOREIGN_AFTER_MS = DAY_MS;

/** Acts on a notification: reads the current state from the provider and applies it (payments.md 0.6). */
@Injectable()
export class ApplyEventHandler {
  constructor(
    @Inject(PROVIDER_INBOX) private readonly inbox: ProviderInbox,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    private readonly applyFacts: ApplyFacts,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(Installation) private readonly installation: Pick<Installation, 'mark'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async handle({ provider, event_id: eventId }: EventJob): Promise<void> {
    const event = await this.inbox.open({ provider, eventId });
    if (!event) return;
    try {
      if (await this.apply(event)) await this.inbox.done(event, this.clock.now());
      else await this.inbox.failed(event, 'It is about an order or payment that we do not know.');
    } catch (error) {
      await this.inbox.failed(
        event,
        error instanceof Error ? error.message.slice(0, MAX_REASON_LENGTH) : String(error),
      );
      throw error;
    }
  }

  /** False when it belongs to nothing we know, and the hourly sweep shall bring it back. */
  private async apply(event: InboxEvent): Promise<boolean> {
    try {
      if (event.subject) await this.applyFacts.execute(await this.providers[event.provider].factsAbout(event.subject));
      return true;
    } catch (error) {
      if (!(error instanceof UnmatchedFacts)) throw error;
      if (await this.isOfAnother(event)) return true;
      const now = this.clock.now();
      if (now - event.openedAt < QUICK_TRIES_MS) throw error;
      if (!this.isOld(event)) return false;
      const about = { provider: event.provider, event: event.eventId, refs: error.refs };
      // An order is stored before its payment begins: this one is gone, as after a restore to the moment before it.
      const [orderId] = error.paidOrders;
      if (orderId) this.logger.error({ alert: 'paid_order_unknown', order_id: orderId, ...about }, ATTENTION);
      // Other products of the same account at the provider are told of here, too.
      else this.logger.warn(about, 'a payment event is about a payment of somebody else');
      return true;
    }
  }

  /**
   * Whether another installation on the same account began it, and looks after it. An order that we have is ours whatever mark its
   * payment bears: the summit may have moved here.
   */
  private async isOfAnother(event: InboxEvent): Promise<boolean> {
    const { provider, eventId } = event;
    const origin = await this.originOf(event);
    if (!bearsAnothersMark(origin, await this.installation.mark())) return false;
    if (origin.orderId && (await this.orders.byId(origin.orderId))) return false;
    const about = { provider, event: eventId, installation: origin.installation };
    this.logger.info(about, 'a payment event is about a payment of another installation');
    return true;
  }

  /**
   * What nobody could tell for a day, though the provider has just answered about the payment itself, nobody will tell: then it is
   * looked at as one that bears no mark.
   */
  private async originOf(event: InboxEvent): Promise<PaymentOrigin> {
    const { provider, subject, eventId } = event;
    if (!subject) return UNNAMED;
    try {
      return await this.providers[provider].originOf(subject);
    } catch (error) {
      if (!this.isOld(event)) throw error;
      this.logger.warn({ provider, event: eventId }, 'nobody can tell which installation began a payment');
      return UNNAMED;
    }
  }

  private isOld({ receivedAt }: InboxEvent): boolean {
    return this.clock.now() - receivedAt >= FOREIGN_AFTER_MS;
  }
}
