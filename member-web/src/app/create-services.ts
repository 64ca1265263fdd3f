import { browserFiles } from '@summit/web-app/browser/browser-files';
import { watchedStore } from '@summit/web-app/browser/watched-store';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { endsMemberSession } from '../lib/ends-member-session';
import type { Services } from '../lib/services';
import { createVipSession } from '../lib/vip-session';

/** The services of the running product. */
export function createServices(): Services {
  const session = createVipSession(watchedStore);
  return { session, api: createBearerApi(session, endsMemberSession), files: browserFiles };
}
