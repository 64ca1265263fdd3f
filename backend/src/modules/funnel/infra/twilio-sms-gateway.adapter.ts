import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { httpRequest, type HttpAnswer } from '../../../platform/circuits/http-request.js';
import { ProviderCircuits, ProviderPaused } from '../../../platform/circuits/provider-circuits.js';
import { TextNotAccepted, type SmsGateway, type TextMessage } from '../application/sms-gateway.port.js';

/** Of the whole call. Connecting is given up after 10 s, which must have been said by then: the end of this time tells nothing apart. */
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
    const answer = await this.call(new URLSearchParams({ To: to, From: this.config.sms.from, Body: body }));
    if (answer === 'unknown') return 'unknown';
    const { statusCode: status } = answer;
    // The status says it all; the rest is read so that the connection can be used again.
    await answer.body.dump().catch(() => undefined);
    if (status >= 200 && status < 300) return 'accepted';
    if (status === 400) return 'refused';
    throw new TextNotAccepted(`it answered ${status}`, status < 500 || status === 503);
  }

  private async call(message: URLSearchParams): Promise<HttpAnswer | 'unknown'> {
    const { apiBase, accountSid, token } = this.config.sms;
    const url = `${apiBase}/2010-04-01/Accounts/${accountSid}/Messages.json`;
    const headers = {
      authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    };
    const post = { method: 'POST', headers, body: message.toString(), timeoutMs: TIMEOUT_MS } as const;
    try {
      return await this.circuits.run('sms', () => httpRequest(url, post), {
        inResult: ({ statusCode }) => statusCode >= 500,
      });
    } catch (error) {
      if (error instanceof ProviderPaused) throw new TextNotAccepted('paused', true);
      const code = codeOf(error);
      if (NOT_CONNECTED.includes(code)) throw new TextNotAccepted(code, true);
      return 'unknown';
    }
  }
}

/** Of several addresses that were tried, the first one's. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: { code?: unknown }[] };
  return String(errors?.[0]?.code ?? code ?? '');
}
