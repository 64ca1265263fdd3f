import { browserFiles } from '@summit/web-app/browser/browser-files';
import { watchedStore } from '@summit/web-app/browser/watched-store';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { keptAnswers } from '@summit/web-app/services/answers';
import { FiguresAges } from '../lib/figures-age/figures-ages';
import { createAdminSession } from '../lib/session/admin-session';
import { confirmedCalls } from '../lib/session/confirmed-calls';
import { endsAdminSession } from '../lib/session/ends-admin-session';
import type { Services } from '../lib/services';

/** The services of the running product. */
export function createServices(): Services {
  const session = createAdminSession(watchedStore);
  const figuresAges = new FiguresAges();
  const fetchCall = figuresAges.watching((...call) => fetch(...call));
  const api = confirmedCalls(createBearerApi(session, endsAdminSession, fetchCall), session.confirmation);
  return { session, api, files: browserFiles, answers: keptAnswers(), figuresAges };
}
