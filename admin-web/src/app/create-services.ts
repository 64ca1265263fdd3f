import { createAdminSession } from '../lib/admin-session';
import { createAdminApi } from '../lib/api';
import { browserFiles } from '../lib/browser-files';
import { browserStore } from '../lib/browser-store';
import type { Services } from '../lib/services';

/** The services of the running product. */
export function createServices(): Services {
  const session = createAdminSession(browserStore);
  return { session, api: createAdminApi(session), files: browserFiles };
}
