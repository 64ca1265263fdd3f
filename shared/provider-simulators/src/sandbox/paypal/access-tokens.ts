import { randomBytes, timingSafeEqual } from 'node:crypto';
import { errorAnswer } from './paypal-error.js';
import type { Answer } from '../answer.js';
import { DEMO_PAYPAL } from './demo-paypal.js';

const LIFE_SECONDS = 32_400;
const KEEP = 1_000;

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function oauthRefusal(error: string, error_description: string): Answer {
  return { status: 401, headers: { 'www-authenticate': 'Bearer' }, body: { error, error_description } };
}

/** OAuth tokens of the demo account. In memory: after a restart clients sign in again, as they must be able to. */
export class AccessTokens {
  private readonly endOf = new Map<string, number>();

  /** Answers `POST /v1/oauth2/token`; `now` is the sandbox clock's. */
  grant(authorization: string | undefined, grantType: unknown, now: number): Answer {
    const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? [];
    const expected = `${DEMO_PAYPAL.clientId}:${DEMO_PAYPAL.clientSecret}`;
    if (!equal(Buffer.from(encoded, 'base64').toString('utf8'), expected)) {
      return oauthRefusal('invalid_client', 'Client Authentication failed');
    }
    if (grantType !== 'client_credentials') {
      return {
        status: 400,
        body: { error: 'unsupported_grant_type', error_description: 'Grant Type is not supported' },
      };
    }
    const token = `A21AA${randomBytes(36).toString('base64url')}`;
    this.endOf.set(token, now + LIFE_SECONDS * 1_000);
    const [oldest] = this.endOf.keys();
    if (oldest && this.endOf.size > KEEP) this.endOf.delete(oldest);
    const body = {
      scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/applications/webhooks',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SUMMITDEMO0000001',
      expires_in: LIFE_SECONDS,
      nonce: `${new Date(now).toISOString()}${randomBytes(8).toString('hex')}`,
    };
    return { status: 200, body };
  }

  /** What to answer a call that is not signed in; undefined where it is. */
  refusal(authorization: string | undefined, now: number): Answer | undefined {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    if (!token) {
      const message =
        'Authentication failed due to missing authorization header, or invalid authentication credentials.';
      return errorAnswer(401, { name: 'AUTHENTICATION_FAILURE', message });
    }
    const end = this.endOf.get(token);
    return end !== undefined && now < end
      ? undefined
      : oauthRefusal('invalid_token', 'Token signature verification failed');
  }
}
