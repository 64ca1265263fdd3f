import { welcomeText } from '../pages/dashboard/messages';
import { welcomeMember } from './welcome-member';

describe('the welcome in the prerendered dashboard', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '';
  });
  const keep = (user: unknown) =>
    localStorage.setItem('vip_user', typeof user === 'string' ? user : JSON.stringify(user));
  /** As the browser reads it: in pieces. */
  async function read(...pieces: string[]): Promise<string | null> {
    welcomeMember('vip_user');
    for (const piece of pieces) {
      document.body.innerHTML = piece;
      await Promise.resolve();
    }
    return document.querySelector('h1')!.textContent;
  }
  const ALL = `<h1><span data-welcome>${welcomeText('')}</span></h1><p>VIP Member</p>`;

  it.each(['Dana', '  Dana   Whitlock ', 'Zoë O\u2019Neil', '<b>Dana</b>', ''])(
    'says to %p what the app says',
    async (name) => {
      keep({ name });
      expect(await read(ALL)).toBe(welcomeText(name));
    },
  );

  it('waits until the whole heading was read, and says the name once', async () => {
    keep({ name: 'Dana Whitlock' });
    expect(await read('<h1><span data-welcome></span></h1>', '<h1><span data-welcome>Wel</span></h1>')).toBe('Wel');
    document.body.innerHTML = ALL;
    await Promise.resolve();
    document.body.append(document.createElement('footer'));
    await Promise.resolve();
    expect(document.querySelector('h1')!.textContent).toBe('Welcome Dana');
  });

  it.each([
    ['nothing', null],
    ['no name', {}],
    ['a name that is none', { name: 7 }],
    ['nothing that can be read', 'not JSON'],
  ])('names nobody where the browser keeps %s', async (_what, user) => {
    if (user !== null) keep(user);
    expect(await read(ALL)).toBe('Welcome');
  });
});
