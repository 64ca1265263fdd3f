import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ProviderCircuits, ProviderPaused } from '../../../platform/circuits/provider-circuits.js';
import { TextNotAccepted, type SmsGateway, type TextMessage } from '../application/sms-gateway.port.js';

/** Of the whole call. `fetch` gives up connecting after 10 s, and must have said so by then: the end of this time tells nothing apart. */
const TIMEOUT_MS = 20_000;
/** Codes of connections that never were: nothing of the request has left. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Twilio's message call, which knows no idempotency keys: each call that it takes is a text that costs money. 400 means that this number
 * or text is never going to work. Other answers but 2xx are tried again; after 503 and 4xx it has surely not taken the text.
 */
@Injectable()
export class TwilioSmsGateway implements SmsGateway {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly circuits: ProviderCircuits,
  ) {}

  async send({ to, body }: TextMessage): Promise<'accepted' | 'refused' | 'unknown'> {
    const { apiBase, accountSid, token, from } = this.config.sms;
    const request = new Request(`${apiBase}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const response = await this.call(request);
    if (response === 'unknown') return 'unknown';
    // The status says it all; the rest is read so that the connection can be used again.
    await response.arrayBuffer().catch(() => undefined);
    if (response.ok) return 'accepted';
    if (response.status === 400) return 'refused';
    throw new TextNotAccepted(`it answered ${response.status}`, response.status < 500 || response.status === 503);
  }

  private async call(request: Request): Promise<Response | 'unknown'> {
    try {
      return await this.circuits.run('sms', () => fetch(request), { inResult: ({ status }) => status >= 500 });
    } catch (error) {
      if (error instanceof ProviderPaused) throw new TextNotAccepted('paused', true);
      const code = codeOf(error);
      if (NOT_CONNECTED.includes(code)) throw new TextNotAccepted(code, true);
      return 'unknown';
    }
  }
}

/** `fetch` wraps what went wrong; of several addresses that were tried, the first one's. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code ?? '';
}
