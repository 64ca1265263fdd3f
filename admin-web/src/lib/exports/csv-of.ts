import type { FileEndpoint, OptionsArgument } from '@summit/api-client';
import type { Endpoint, EndpointShape } from '@summit/contracts';
import { EXPORT_TIMEOUT_MS, type ExportFile } from './useExport';

/** A list as a file: `name` is used when the server names none; what follows the endpoint are the list's own path and filters. */
export const csvOf = <E extends Endpoint<EndpointShape>>(
  name: string,
  endpoint: E & FileEndpoint<E>,
  ...[options]: OptionsArgument<E>
): ExportFile => ({
  // The compiler cannot follow that options with a time limit are still the options of this endpoint.
  load: (api) => api.download<E>(endpoint, ...([{ ...options, timeoutMs: EXPORT_TIMEOUT_MS }] as OptionsArgument<E>)),
  fallbackName: `${name}.csv`,
});
