import { Inject, Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import type { ProviderNotifications } from '../../payments.public.js';
import { PROVIDER_INBOX, type ProviderInbox } from './provider-inbox.port.js';
import { eventJob } from './settlement-tasks.js';

/** Opens notifications again and queues the job that acts on them. One that waits already is not queued twice. */
@Injectable()
export class ReplayNotificationsUseCase implements ProviderNotifications {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PROVIDER_INBOX) private readonly inbox: Pick<ProviderInbox, 'reopen'>,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  replay(events: readonly { provider: Provider; eventId: string }[]): Promise<number> {
    return this.transactions.transaction(async (tx) => {
      const reopened = await this.inbox.reopen(tx, events, this.clock.now());
      for (const { provider, eventId } of reopened) await this.outbox.addJob(tx, eventJob(provider, eventId));
      return reopened.length;
    });
  }
}
