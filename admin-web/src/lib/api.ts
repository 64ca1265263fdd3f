import { download, isApiError, send } from '@summit/api-client';
import type { FileEndpoint, JsonEndpoint, OptionsArgument, Transport } from '@summit/api-client';
import type { DownloadedFile, Endpoint, EndpointShape, EndpointSpec, ResponseOf } from '@summit/contracts';
import type { AdminSession } from './admin-session';

/** Calls of this app: single rows of the endpoint table, with the bearer where one is wanted. Throws ApiError. */
export interface AdminApi {
  send<E extends Endpoint<EndpointShape>>(
    endpoint: E & JsonEndpoint<E>,
    ...options: OptionsArgument<E>
  ): Promise<ResponseOf<E>>;
  download<E extends Endpoint<EndpointShape>>(
    endpoint: E & FileEndpoint<E>,
    ...options: OptionsArgument<E>
  ): Promise<DownloadedFile>;
}

/** Any call, once the compiler has checked the single one. */
type AnyCall = (endpoint: EndpointSpec, options?: object, transport?: Transport) => Promise<unknown>;

/** Every 401 on a call with the bearer signs out, unless another session has begun meanwhile. */
export function createAdminApi(session: AdminSession, fetchCall: typeof fetch = (...call) => fetch(...call)): AdminApi {
  const transport: Transport = { fetch: fetchCall, token: () => session.current().token };
  const guarded =
    (call: AnyCall): AnyCall =>
    async (endpoint, options) => {
      const { token } = session.current();
      try {
        return await call(endpoint, options, transport);
      } catch (error) {
        const refused = endpoint.access === 'admin' && isApiError(error) && error.status === 401;
        if (refused && session.current().token === token) session.close('refusal');
        throw error;
      }
    };
  return {
    send: guarded(send as AnyCall) as AdminApi['send'],
    download: guarded(download as AnyCall) as AdminApi['download'],
  };
}
