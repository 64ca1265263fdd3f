import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ProviderCircuits } from '../../../platform/circuits/provider-circuits.js';
import type { SmsGateway, TextMessage } from '../application/sms-gateway.port.js';

const TIMEOUT_MS = 10_000;

/** Twilio's message call. 400 means that this number or text is never going to work; everything else but 2xx is tried again. */
@Injectable()
export class TwilioSmsGateway implements SmsGateway {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly circuits: ProviderCircuits,
  ) {}

  async send({ key, to, body }: TextMessage): Promise<'accepted' | 'refused'> {
    const { apiBase, accountSid, token, from } = this.config.sms;
    const request = new Request(`${apiBase}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
        'idempotency-key': key,
      },
      body: new URLSearchParams({ To: to, From: from, Body: body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const response = await this.circuits.run('sms', () => fetch(request), { inResult: ({ status }) => status >= 500 });
    await response.arrayBuffer();
    if (response.ok) return 'accepted';
    if (response.status === 400) return 'refused';
    throw new Error(`The SMS gateway answered ${response.status}`);
  }
}
