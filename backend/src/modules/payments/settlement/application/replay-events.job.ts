import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS, PROVIDERS, type Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { IngestEvent } from './ingest-event.use-case.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { PROVIDER_INBOX, type ProviderInbox } from './provider-inbox.port.js';

/** Events show up in the list a little late, and clocks differ. */
const OVERLAP_MS = HOUR_MS;
const FIRST_LOOK_MS = 24 * HOUR_MS;

/** Takes in events that the providers list, but whose notifications never reached us (payments.md 1.7). */
@Injectable()
export class ReplayEventsJob {
  constructor(
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    @Inject(PROVIDER_INBOX) private readonly inbox: ProviderInbox,
    private readonly ingest: IngestEvent,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    for (const provider of PROVIDERS) {
      try {
        await this.replay(provider);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        this.logger.warn({ provider }, 'the list of payment events could not be read');
      }
    }
  }

  private async replay(provider: Provider): Promise<void> {
    const startedAt = this.clock.now();
    const readUntil = (await this.inbox.readUntil(provider)) ?? startedAt - FIRST_LOOK_MS;
    let missed = 0;
    for (const event of await this.providers[provider].eventsSince(readUntil - OVERLAP_MS))
      if (await this.ingest.execute(event, null)) missed += 1;
    await this.inbox.noteReadUntil(provider, startedAt);
    if (missed > 0) this.logger.warn({ provider, missed }, 'payment events came by the list, not by notification');
  }
}
