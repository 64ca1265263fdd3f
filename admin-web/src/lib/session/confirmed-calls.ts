import { ApiError, isApiError } from '@summit/api-client';
import type { BearerApi } from '@summit/web-app/calls/create-bearer-api';
import type { Confirmation } from './confirmation';

type AnyCall = (...call: unknown[]) => Promise<unknown>;

/**
 * Sends a call again once whoever is at the browser has given password and code anew, where the server asks for it. Whoever does not
 * want to has called it off (`isCalledOff`); what the server said stays in the error.
 */
export function confirmedCalls(api: BearerApi, confirmation: Pick<Confirmation, 'ask'>): BearerApi {
  const confirmed =
    (call: AnyCall): AnyCall =>
    async (...given) => {
      try {
        return await call(...given);
      } catch (error) {
        const isAsked = isApiError(error) && error.code === 'password_confirmation_required';
        if (!isAsked) throw error;
        if (await confirmation.ask()) return call(...given);
        const { status, body } = error;
        throw new ApiError({ kind: 'aborted', status, body, cause: error });
      }
    };
  return {
    send: confirmed(api.send as AnyCall) as BearerApi['send'],
    download: confirmed(api.download as AnyCall) as BearerApi['download'],
  };
}
