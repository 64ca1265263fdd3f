import '../../test/dialog-element';
import type { Intent } from '../lib/landing/intent';
import { createAppLoader } from './app-loader';
import { startIntents } from './start-intents';

const runs: Intent[] = [];
let starts = 0;
const loader = createAppLoader(() => {
  starts += 1;
  return Promise.resolve({ run: async (intent: Intent) => void runs.push(intent), showContent: () => undefined });
});
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

// F-062
describe('the registration dialog of a page without the app', () => {
  beforeAll(() => {
    document.body.innerHTML =
      '<a id="register" href="#signup" data-intent="register">Register free</a>' +
      '<dialog id="register-dialog"><form id="register-form"><input id="name"></form></dialog>';
    startIntents(loader);
  });
  const opener = () => document.getElementById('register')!;
  const dialog = () => document.querySelector('dialog')!;

  it('opens with the press, at its first field, and the app comes once that is painted', async () => {
    for (const name of ['pointerdown', 'focusin']) opener().dispatchEvent(new Event(name, { bubbles: true }));
    opener().click();
    expect(dialog().open).toBe(true);
    expect(document.activeElement?.id).toBe('name');
    expect(document.documentElement.dataset['dialog']).toBe('open');
    expect(starts).toBe(0);
    await painted();
    expect(starts).toBe(1);
    expect(runs).toEqual([]);
  });

  it('gives the focus back, and opens without the app’s help also when it is there', () => {
    dialog().close();
    expect(document.activeElement).toBe(opener());
    expect(document.documentElement.dataset['dialog']).toBeUndefined();
    opener().click();
    expect(dialog().open).toBe(true);
    expect(runs).toEqual([]);
  });
});
