import { browserFiles } from '@summit/web-app/browser/browser-files';
import { watchedStore, type WatchedStore } from '@summit/web-app/browser/watched-store';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { keptAnswers } from '@summit/web-app/services/answers';
import { fetchOrTakeOver } from '../first-paint/first-answer';
import { endsMemberSession } from '../lib/ends-member-session';
import type { Services } from '../lib/services';
import { createVipSession } from '../lib/vip-session';

/** The services of the running product. `store`: another one than the browser's. */
export function createServices(store: WatchedStore = watchedStore): Services {
  const session = createVipSession(store);
  const api = createBearerApi(session, endsMemberSession, fetchOrTakeOver);
  return { session, api, files: browserFiles, answers: keptAnswers() };
}
