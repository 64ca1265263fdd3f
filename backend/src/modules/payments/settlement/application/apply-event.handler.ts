import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { ApplyFacts, UnmatchedFacts } from './apply-facts.use-case.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { PROVIDER_INBOX, type InboxEvent, type ProviderInbox } from './provider-inbox.port.js';
import type { EventJob } from './settlement-tasks.js';

/** News of a refund may arrive before its payment. After this time without the payment, a person has to look. */
const UNMATCHED_GRACE_MS = 3_600_000;

/** Acts on a notification: reads the current state from the provider and applies it (payments.md 0.6). */
@Injectable()
export class ApplyEventHandler {
  constructor(
    @Inject(PROVIDER_INBOX) private readonly inbox: ProviderInbox,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    private readonly applyFacts: ApplyFacts,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async handle({ provider, event_id: eventId }: EventJob): Promise<void> {
    const event = await this.inbox.open({ provider, eventId });
    if (!event) return;
    if (await this.apply(event)) await this.inbox.done(event, this.clock.now());
  }

  /** False when we know nothing that the event belongs to; the sweep tries again later. */
  private async apply(event: InboxEvent): Promise<boolean> {
    try {
      if (event.subject) await this.applyFacts.execute(await this.providers[event.provider].factsAbout(event.subject));
      return true;
    } catch (error) {
      if (!(error instanceof UnmatchedFacts) || this.clock.now() - event.occurredAt < UNMATCHED_GRACE_MS) throw error;
      this.logger.error(
        { provider: event.provider, event: event.eventId, refs: error.refs, alert: 'payment_event_unmatched' },
        'a payment needs attention',
      );
      return false;
    }
  }
}
