import { browserFiles } from '../lib/browser-files';
import { browserStore } from '../lib/browser-store';
import { createMemberApi } from '../lib/member-api';
import type { Services } from '../lib/services';
import { createVipSession } from '../lib/vip-session';

/** The services of the running product. */
export function createServices(): Services {
  const session = createVipSession(browserStore);
  return { session, api: createMemberApi(session), files: browserFiles };
}
