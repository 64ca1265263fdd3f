import { ENDPOINTS, type EndpointName, type Endpoints, type EndpointSpec } from '@summit/contracts';
import type { OptionsArgument } from './call-options.js';
import { readFile } from './download.js';
import { exchange, type AnyCallOptions } from './exchange.js';
import { readJson } from './send.js';
import type { Transport } from './transport.js';

export interface ApiClient {
  /** Makes a call of the endpoint table by its name. Throws ApiError. */
  call: <Name extends EndpointName>(
    name: Name,
    ...options: OptionsArgument<(typeof ENDPOINTS)[Name]>
  ) => Promise<Endpoints[Name]['response']>;
}

/**
 * All calls by name, for apps that make many. It carries the whole endpoint table; a page that makes one or two calls
 * uses `send` with the single endpoints.
 */
export function createApiClient(transport: Transport = {}): ApiClient {
  const call = (name: EndpointName, options?: AnyCallOptions): Promise<unknown> => {
    const endpoint: EndpointSpec = ENDPOINTS[name];
    return exchange({ endpoint, options, transport }, endpoint.answerFormat === 'file' ? readFile : readJson);
  };
  return { call: call as ApiClient['call'] };
}
