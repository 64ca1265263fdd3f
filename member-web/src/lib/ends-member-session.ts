import { isApiError } from '@summit/api-client';
import type { EndsSession } from '@summit/web-app/calls/create-bearer-api';

/** Every 401 on a member's call signs out (C-083). A mistyped code is answered with 401 as well, but says nothing about the token. */
export const endsMemberSession: EndsSession = (endpoint, error) =>
  endpoint.access === 'vip' && isApiError(error) && error.status === 401 && error.code !== 'two_factor_code_invalid';
