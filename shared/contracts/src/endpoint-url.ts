import type { Endpoint, EndpointShape, ParamsOf, QueryOf } from './endpoint.js';
import { fillPath } from './fill-path.js';
import { queryString } from './query-string.js';

/** `params` and `query` of a call: required where the endpoint needs them, absent where it has none. */
export type Address<E> = AddressPart<'params', ParamsOf<E>> & AddressPart<'query', QueryOf<E>>;

interface AnyAddress {
  params?: object;
  query?: object;
}

type AddressPart<Name extends string, Value extends object | undefined> = Value extends undefined
  ? { [Key in Name]?: undefined }
  : object extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/**
 * Address of a call: for requests, and for links such as bonus downloads.
 * `origin` is empty for the own origin. Throws a RangeError for a path value that is missing or would change the path.
 */
export function endpointUrl<E extends Endpoint<EndpointShape>>(
  endpoint: E,
  address: Address<E> & AnyAddress,
  origin = '',
): string {
  return origin + fillPath(endpoint.path, { ...address.params }) + queryString(address.query);
}
