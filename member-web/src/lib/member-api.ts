import { download, isApiError, send } from '@summit/api-client';
import type { FileEndpoint, JsonEndpoint, OptionsArgument, Transport } from '@summit/api-client';
import type { DownloadedFile, Endpoint, EndpointShape, EndpointSpec, ResponseOf } from '@summit/contracts';
import type { VipSession } from './vip-session';

/** Calls of this app: single rows of the endpoint table, so that each page carries only its own. Throws ApiError. */
export interface MemberApi {
  send<E extends Endpoint<EndpointShape>>(
    endpoint: E & JsonEndpoint<E>,
    ...options: OptionsArgument<E>
  ): Promise<ResponseOf<E>>;
  download<E extends Endpoint<EndpointShape>>(
    endpoint: E & FileEndpoint<E>,
    ...options: OptionsArgument<E>
  ): Promise<DownloadedFile>;
}

/** Both calls without the types of the single endpoint, which callers see. */
type AnyCall = (endpoint: EndpointSpec, options?: object, transport?: Transport) => Promise<unknown>;

/** A mistyped code is answered with 401 as well, but says nothing about the token. */
const refusesToken = (error: unknown): boolean =>
  isApiError(error) && error.status === 401 && error.code !== 'two_factor_code_invalid';

/** Every 401 on a member's call signs out (C-083), unless another session has begun meanwhile. */
export function createMemberApi(session: VipSession, fetchCall: typeof fetch = (...call) => fetch(...call)): MemberApi {
  const transport: Transport = { fetch: fetchCall, token: () => session.current().token };
  const guarded =
    (call: AnyCall): AnyCall =>
    async (endpoint, options) => {
      const { token } = session.current();
      try {
        return await call(endpoint, options, transport);
      } catch (error) {
        const ended = endpoint.access === 'vip' && refusesToken(error);
        if (ended && session.current().token === token) session.close('refusal');
        throw error;
      }
    };
  return {
    send: guarded(send as AnyCall) as MemberApi['send'],
    download: guarded(download as AnyCall) as MemberApi['download'],
  };
}
