import { download, send } from '@summit/api-client';
import type { FileEndpoint, JsonEndpoint, OptionsArgument, Transport } from '@summit/api-client';
import type { DownloadedFile, Endpoint, EndpointShape, EndpointSpec, ResponseOf } from '@summit/contracts';
import type { Session } from '../session/create-session.js';

/** Calls of an app: single rows of the endpoint table, so that each page carries only its own. Throws ApiError. */
export interface BearerApi {
  send<E extends Endpoint<EndpointShape>>(
    endpoint: E & JsonEndpoint<E>,
    ...options: OptionsArgument<E>
  ): Promise<ResponseOf<E>>;
  download<E extends Endpoint<EndpointShape>>(
    endpoint: E & FileEndpoint<E>,
    ...options: OptionsArgument<E>
  ): Promise<DownloadedFile>;
}

/** Whether a failure of this call says that the token is worth nothing any more. */
export type EndsSession = (endpoint: EndpointSpec, error: unknown) => boolean;

/** Both calls without the types of the single endpoint, which callers see. */
type AnyCall = (endpoint: EndpointSpec, options?: object, transport?: Transport) => Promise<unknown>;

/**
 * Sends the bearer where one is wanted, and closes the session when `endsSession` says so, unless another session has
 * begun meanwhile.
 */
export function createBearerApi(
  session: Pick<Session, 'current' | 'close'>,
  endsSession: EndsSession,
  fetchCall: typeof fetch = (...call) => fetch(...call),
): BearerApi {
  const transport: Transport = { fetch: fetchCall, token: () => session.current().token };
  const guarded =
    (call: AnyCall): AnyCall =>
    async (endpoint, options) => {
      const { token } = session.current();
      try {
        return await call(endpoint, options, transport);
      } catch (error) {
        if (endsSession(endpoint, error) && session.current().token === token) session.close('refusal');
        throw error;
      }
    };
  return {
    send: guarded(send as AnyCall) as BearerApi['send'],
    download: guarded(download as AnyCall) as BearerApi['download'],
  };
}
