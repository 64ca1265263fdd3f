import { fakeFiles } from '@summit/testing/fake-files';
import { FakeServer } from '@summit/testing/fake-server';
import { memoryStore } from '@summit/testing/memory-store';
import { waitFor } from '@testing-library/react';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { createQueries } from '@summit/web-app/calls/create-queries';
import { keptAnswers } from '@summit/web-app/services/answers';
import { aMember } from '../../test/a-member';
import { endsMemberSession } from '../lib/ends-member-session';
import { memberQuery } from '../lib/member-query';
import { createVipSession } from '../lib/vip-session';
import { startEarly } from './start-early';

async function start(place: string, kept = {}) {
  const server = new FakeServer({ vipStatus: () => ({ success: true, user: aMember() }) });
  const session = createVipSession(memoryStore(kept));
  const api = createBearerApi(session, endsMemberSession, server.fetch);
  const queries = createQueries(0);
  const services = { session, files: fakeFiles(), api, answers: keptAnswers(queries) };
  const [path = '', hash = ''] = place.split(/(?=#)/);
  await startEarly(path, { services, hash });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  const member = queries.getQueryData(memberQuery(services).queryKey);
  queries.clear();
  return { asked: server.calls.map(({ name }) => name), member };
}

describe('the start of the app', () => {
  // The sign-in leads a member on.
  it.each(['/vip/dashboard', '/vip/profile', '/vip/resources', '/vip/login'])(
    'asks for the member before %s is drawn',
    async (path) => {
      expect(await start(path, { vipToken: 'token-1' })).toEqual({ asked: ['vipStatus'], member: aMember() });
    },
  );

  it.each([
    ['/sessions', 'allSessions'],
    ['/day/2', 'sessionsByDay'],
    ['/summit/access/token-a', 'publicSession'],
    ['/summit/access/token-a#preview=signed', 'sessionPreview'],
  ])('asks for what %s shows: %s', async (path, call) => {
    expect((await start(path)).asked).toEqual([call]);
  });

  it.each([
    ['/vip/dashboard', {}],
    ['/vip/login', {}],
    ['/vip/forgot-password', { vipToken: 'token-1' }],
    ['/day/6', { vipToken: 'token-1' }],
    ['/no/such/page', { vipToken: 'token-1' }],
  ])('asks nothing at %s with %p', async (path, kept) => {
    expect(await start(path, kept)).toEqual({ asked: [], member: undefined });
  });
});
