import type { DownloadedFile, Endpoint, EndpointShape, EventStream, ResponseOf } from '@summit/contracts';
import { ApiError } from './api-error.js';
import type { CallArguments } from './call-options.js';
import { exchange } from './exchange.js';

/** Endpoints that answer JSON; files are for `download`, and events for whoever listens. */
export type JsonEndpoint<E> = ResponseOf<E> extends DownloadedFile | EventStream<unknown> ? never : E;

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', status: response.status, body: text === '' ? undefined : text, cause });
  }
}

/**
 * Makes one call of the endpoint table and answers its JSON. Throws ApiError.
 * Needs only the endpoint's own constant, so a page that makes one call carries one row of the table.
 */
export async function send<E extends Endpoint<EndpointShape>>(
  endpoint: E & JsonEndpoint<E>,
  ...[options, transport]: CallArguments<E>
): Promise<ResponseOf<E>> {
  // The answer is what the table says: both sides of the wire are compiled from it, and the API's tests go through here.
  return (await exchange({ endpoint, options, transport }, readJson)) as ResponseOf<E>;
}
