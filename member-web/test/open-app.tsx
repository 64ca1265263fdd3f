import type { BrowserKeyName } from '@summit/contracts';
import { fakeFiles } from '@summit/testing/fake-files';
import { FakeServer, type Answers } from '@summit/testing/fake-server';
import { memoryStore } from '@summit/testing/memory-store';
import { renderAt } from '@summit/testing/render-at';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { createQueries } from '@summit/web-app/calls/create-queries';
import { keptAnswers } from '@summit/web-app/services/answers';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../src/app/App';
import { FilmsContext } from '../src/features/film/film-player';
import { createStyles, Providers } from '../src/app/Providers';
import { endsMemberSession } from '../src/lib/ends-member-session';
import type { Services } from '../src/lib/services';
import { createVipSession } from '../src/lib/vip-session';
import { aLibrary } from './a-library';
import { aMember } from './a-member';
import { fakeFilms } from './fake-films';

export interface OpenAppOptions {
  answers?: Answers;
  /** What the browser keeps from before. */
  kept?: Partial<Record<BrowserKeyName, string>>;
  /** For tests that let time pass themselves. */
  advanceTimers?: (ms: number) => void;
}

/** What the browser keeps of a member who signed in before. */
export const signedIn = (user = aMember()): Partial<Record<BrowserKeyName, string>> => ({
  vipToken: 'token-1',
  vipUser: JSON.stringify(user),
});

/** The whole app at `path`, with a fake API typed by the contracts. */
export async function openApp(path: string, { answers = {}, kept = {}, advanceTimers }: OpenAppOptions = {}) {
  const api = new FakeServer({
    vipStatus: () => ({ success: true, user: aMember() }),
    vipLibrary: () => aLibrary(),
    vipPasskeys: () => ({ success: true, data: [] }),
    ...answers,
  });
  const store = memoryStore(kept);
  const session = createVipSession(store);
  const files = fakeFiles();
  const films = fakeFilms();
  const services: Services = {
    session,
    files,
    api: createBearerApi(session, endsMemberSession, api.fetch),
    answers: keptAnswers(createQueries(0)),
  };
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : { delay: null });
  const view = renderAt(path, <App />, (routed) => (
    <Providers services={services} styles={createStyles()}>
      <FilmsContext value={films.open}>{routed}</FilmsContext>
    </Providers>
  ));
  await screen.findByRole('heading', { level: 1 });
  // What the first page asked for has been answered.
  await act(async () => undefined);
  return { ...view, api, store, session, files, films, user };
}
