import { isApiError } from '@summit/api-client';
import type { EndsSession } from '@summit/web-app/calls/create-bearer-api';

/** Every 401 on a call of an administrator signs out. */
export const endsAdminSession: EndsSession = (endpoint, error) =>
  endpoint.access === 'admin' && isApiError(error) && error.status === 401;
