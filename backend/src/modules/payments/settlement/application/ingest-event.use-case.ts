import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import type { ProviderEvent } from '../../providers/application/provider-events.port.js';
import { PROVIDER_INBOX, type ProviderInbox } from './provider-inbox.port.js';
import { eventJob } from './settlement-tasks.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';

/** Takes a notification in: its id and the job that acts on it are committed together, once per id (payments.md 1.7, X-012). */
@Injectable()
export class IngestEvent {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PROVIDER_INBOX) private readonly inbox: ProviderInbox,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `body`: what was sent, masked; null for an event that the provider has listed. False when it was taken in before. */
  async execute(event: ProviderEvent, body: string | null): Promise<boolean> {
    return this.transactions.transaction(async (tx) => {
      const added = await this.inbox.add(tx, event, {
        receivedAt: this.clock.now(),
        by: body === null ? 'list' : 'notification',
        body,
      });
      if (!added || !event.subject) return added;
      await this.outbox.addJob(tx, eventJob(event.provider, event.id));
      return true;
    });
  }
}
