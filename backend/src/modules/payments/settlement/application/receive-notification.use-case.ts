import { Inject, Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { AppError } from '../../../../platform/errors/app-error.js';
import { maskNotification } from '../domain/mask-notification.js';
import { IngestEvent } from './ingest-event.use-case.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEvent,
  type ProviderEventsByName,
  type RawNotification,
} from '../../providers/application/provider-events.port.js';

/**
 * A provider's webhook (F-228). The signature is checked on the raw bytes before anything else is done with them.
 * Errors: `webhook_signature_invalid`; `service_unavailable` when the provider has to be asked and does not answer, so that it
 * delivers again.
 */
@Injectable()
export class ReceiveNotification {
  constructor(
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    private readonly ingest: IngestEvent,
  ) {}

  async execute(provider: Provider, notification: RawNotification): Promise<void> {
    const event = await this.read(provider, notification);
    if (!event) throw new AppError('webhook_signature_invalid');
    await this.ingest.execute(event, maskNotification(notification.body.toString('utf8')));
  }

  private async read(provider: Provider, notification: RawNotification): Promise<ProviderEvent | null> {
    try {
      return await this.providers[provider].readEvent(notification);
    } catch (error) {
      throw error instanceof ProviderUnavailable ? new AppError('service_unavailable', { cause: error }) : error;
    }
  }
}
