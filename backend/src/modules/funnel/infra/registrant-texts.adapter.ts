import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { SEND_TEXT_TASK } from '../application/funnel-tasks.js';
import type { RegistrantText, RegistrantTexts } from '../funnel.public.js';

@Injectable()
export class QueuedRegistrantTexts implements RegistrantTexts {
  constructor(private readonly outbox: Outbox) {}

  async queueAll(tx: Transaction, texts: readonly RegistrantText[]): Promise<void> {
    const jobs = texts.map((payload) => ({ key: payload.key, payload }));
    await this.outbox.addJobs(tx, SEND_TEXT_TASK, jobs);
  }
}
