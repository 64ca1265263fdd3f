import type { CreateSessionResponse, PublicSessionResponse } from '@summit/contracts';
import { signInAdmin } from '../harness/admin.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { DAY_1, importSummitContent } from '../harness/summit-sessions.js';

/** What two processes may differ at most. */
const COHERENT_MS = 5_000;

// D6 of the reliability plan
describe('what one process saves and another has just read', () => {
  let first: RunningApp;
  let second: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    first = await startApp();
    await importSummitContent(first);
    first.clock.set(DAY_1);
    second = await startApp({ database: first.database });
    second.clock.set(DAY_1);
    admin = await signInAdmin(first);
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  const send = (method: string, path: string, body: object) => first.fetch(path, { ...json(body, admin), method });
  /** A session in the making, and how both processes show its title. */
  const aSession = async () => {
    const draft = { topic: 'As it was', speaker_name: 'Amara Okafor', day: 1, session_number: 91 };
    const { id, public_url } = await read<CreateSessionResponse>(send('POST', '/api/admin/sessions/create', draft));
    const path = `/api/sessions/public/${public_url.split('/').pop()!}`;
    const title = async (process: RunningApp) =>
      (await read<PublicSessionResponse>(process.fetch(path))).session?.topic;
    return { id, title };
  };

  it('shows at once where it was saved, and everywhere within five seconds', async () => {
    const { id, title } = await aSession();
    await eventually(async () => (await title(second)) === 'As it was');
    await send('PUT', `/api/admin/sessions/${id}`, { topic: 'As it is' });
    expect(await title(first)).toBe('As it is');
    await eventually(async () => (await title(second)) === 'As it is', COHERENT_MS);
  });
});
