import sdk, { type SdkRequest, type SdkResponse } from '@paypal/checkout-server-sdk';
import type { AppConfig } from '../../../../config/app-config.js';
import type { ClientOptions } from './client-options.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { CALL_TIMEOUT_MS } from './call-budget.js';

/** Not about the request: a token that is refused, an earlier call that is still under way, limits, and everything on PayPal's side. */
const isAboutRequest = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status);

/** PayPal looked at the request and will not do it. `issue` is the reason, `ORDER_NOT_APPROVED` and the like. */
export class PaypalRefusal extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
    readonly debugId: string | null,
  ) {
    super(`PayPal refused: ${String(status)} ${issue}`);
    this.name = 'PaypalRefusal';
  }
}

/** The way to PayPal through its superseded SDK, with the SDK's defects cured (payments.md 2). */
export class PaypalClient {
  private readonly http: SafeHttpClient;
  private readonly through: (call: () => Promise<SdkResponse>) => Promise<SdkResponse>;

  constructor(
    { clientId, clientSecret, apiBase }: AppConfig['paypal'],
    { timeoutMs = CALL_TIMEOUT_MS, circuits }: ClientOptions = {},
  ) {
    this.through = circuits
      ? (call) => circuits.run('paypal', call, { inError: (error) => refusalOf(error) === null })
      : (call) => call();
    this.http = new SafeHttpClient(new Environment(clientId, clientSecret, apiBase, apiBase), timeoutMs);
  }

  /**
   * Makes a call and answers its body. Every call needs a request of its own: the SDK writes the token into it. Throws
   * PaypalRefusal, or ProviderUnavailable when nobody knows what happened.
   */
  async call<Result>(request: SdkRequest): Promise<Result> {
    let response: SdkResponse;
    try {
      response = await this.through(() => this.http.execute(request));
    } catch (error) {
      throw refusalOf(error) ?? new ProviderUnavailable(error);
    }
    if (response.result === undefined)
      throw new ProviderUnavailable(new Error('PayPal answered without a readable body'));
    return response.result as Result;
  }

  /** For calls with a request id: an unknown outcome is asked for once more under the same id. */
  async callTwice<Result>(request: () => SdkRequest): Promise<Result> {
    try {
      return await this.call<Result>(request());
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      return this.call<Result>(request());
    }
  }
}

/** The SDK uses host and port of the base address only; a path in it is ignored. */
class Environment extends sdk.core.PayPalEnvironment {
  /** As the SDK's own, without the deprecated `new Buffer` (DEP0005). */
  override authorizationString(): string {
    return `Basic ${Buffer.from(`${this.clientId}:${this.clientSecret}`).toString('base64')}`;
  }
}

class SafeHttpClient extends sdk.core.PayPalHttpClient {
  constructor(
    environment: Environment,
    private readonly timeoutMs: number,
  ) {
    super(environment);
    // A truncated gzip body throws outside every handler and would end the process.
    this.addInjector((request) => {
      delete request.headers['Accept-Encoding'];
    });
    // Lets a text through as it is: signatures are checked on the bytes that came.
    this.encoder._encoders.unshift({
      contentType: () => /^application\/json/,
      encode: ({ body }) => (typeof body === 'string' ? body : JSON.stringify(body)),
      decode: (body) => JSON.parse(body) as unknown,
    });
  }

  override getTimeout(): number {
    return this.timeoutMs;
  }

  /** The SDK's own throws inside an event listener when a 2xx body is no JSON, which would end the process. */
  override _parseResponse(
    body: string,
    response: { statusCode: number; headers: SdkResponse['headers'] },
    headers: Record<string, string>,
  ): SdkResponse {
    try {
      return super._parseResponse(body, response, headers);
    } catch {
      return { statusCode: response.statusCode, headers: response.headers };
    }
  }
}

function refusalOf(error: unknown): PaypalRefusal | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  if (!isAboutRequest(error.statusCode)) return null;
  const { name, details, debug_id } = bodyOf(error.message);
  return new PaypalRefusal(error.statusCode, details?.[0]?.issue ?? name ?? 'UNKNOWN', debug_id ?? null);
}

/** The SDK puts the body of an error into its message. */
function bodyOf(text: string): { name?: string; details?: { issue?: string }[]; debug_id?: string } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
