import type { SignupResponse } from '@summit/contracts';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';

/** Our mails must go to the one address that was typed, and carry nothing that its sender chose (S11). */
describe('a stranger who registers somebody else', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const signup = (body: object) => running.fetch('/api/signup', json({ name: 'Mallory', ...body }));
  const mailTo = async (address: string) =>
    outside.mail((await eventually(async () => (await outside.mailsTo(address))[0])).id);

  it.each([
    'x<victim@b.cd>.z',
    'junk<victim@b.cd',
    'group:victim@b.cd',
    'victim@b.cd,other@b.cd',
    '"a"@[127.0.0.1].x',
    'victim@b.cd;',
    'vic\u200btim@b.cd',
    'victim@b..cd',
  ])('cannot register %j', async (email) => {
    const response = await signup({ email });
    expect([response.status, (await read(response)).code]).toEqual([400, 'email_invalid']);
  });

  it('gets one registration for all the ways to write an address', async () => {
    expect((await signup({ email: 'twin@example.com' })).status).toBe(200);
    expect((await read(signup({ email: 'ｔｗｉｎ＠example．com' }))).code).toBe('already_registered');
  });

  it('cannot send a link of his own in our greeting', async () => {
    await read<SignupResponse>(signup({ name: 'You won, claim at evil.com', email: 'target@example.com' }));
    const { text, html } = await mailTo('target@example.com');
    expect(text).toContain('You won, claim at evil. com');
    expect(text + html).not.toContain('evil.com');
  });
});
