import '../../test/dialog-element';
import { openRegistrationDialog } from '../lib/landing/registration-dialog';
import type { Intent } from '../lib/landing/intent';
import { createAppLoader } from './app-loader';
import { holdSignup, hideUnsent } from './hold-signup';

/** A page whose app comes, or fails to come, when the test says so. */
function setUp() {
  const alert =
    '<p role="alert" data-unsent hidden>That could not be sent.</p><p data-still-loading hidden>Still loading.</p>';
  document.body.innerHTML =
    `<form id="signup-form">${alert}<input></form>` +
    `<dialog id="register-dialog"><form id="register-form">${alert}<input></form></dialog>`;
  const runs: Intent[] = [];
  const app = { run: async (intent: Intent) => void runs.push(intent), showContent: () => undefined };
  let arrive = () => {};
  let fail = () => {};
  const loader = createAppLoader(
    () =>
      new Promise((resolve, reject) => {
        arrive = () => resolve(app);
        fail = () => reject(new Error('offline'));
      }),
  );
  return { loader, runs, arrive: () => arrive(), fail: () => fail() };
}
const form = (id: string) => document.getElementById(id)!;
const unsent = (id: string) => form(id).querySelector<HTMLElement>('[role=alert]')!;
const dialog = () => document.querySelector('dialog')!;

// F-062, F-074
describe.each(['signup-form', 'register-form'] as const)('%s, pressed before the app is there', (id) => {
  it('is busy until the app comes and sends it', async () => {
    const { loader, runs, arrive } = setUp();
    openRegistrationDialog(null);
    const held = holdSignup(loader, id);
    expect(form(id)).toHaveAttribute('aria-busy', 'true');
    expect(runs).toEqual([]);
    arrive();
    await held;
    expect(runs).toEqual([{ type: 'submit-signup', form: id }]);
    expect(form(id)).not.toHaveAttribute('aria-busy');
    expect(unsent(id).hidden).toBe(true);
  });

  it('says that the page is still loading where the app is long in coming', async () => {
    jest.useFakeTimers();
    const { loader, runs, arrive } = setUp();
    openRegistrationDialog(null);
    const held = holdSignup(loader, id);
    const loading = form(id).querySelector<HTMLElement>('[data-still-loading]')!;
    expect(loading.hidden).toBe(true);
    jest.runAllTimers();
    expect(loading.hidden).toBe(false);
    jest.useRealTimers();
    arrive();
    await held;
    expect(loading.hidden).toBe(true);
    expect(runs).toHaveLength(1);
  });

  it('says so where the app cannot be had, until the next press', async () => {
    const { loader, runs, fail, arrive } = setUp();
    openRegistrationDialog(null);
    const held = holdSignup(loader, id);
    fail();
    await held;
    expect(unsent(id).hidden).toBe(false);
    expect(document.querySelectorAll('[role=alert]:not([hidden])')).toHaveLength(1);
    expect(form(id)).not.toHaveAttribute('aria-busy');
    hideUnsent(id);
    expect(unsent(id).hidden).toBe(true);
    const again = holdSignup(loader, id);
    arrive();
    await again;
    expect(runs).toHaveLength(1);
  });
});

describe('a visitor who closes the dialog before the app is there', () => {
  it('has taken the press back, also where the dialog is opened again', async () => {
    const { loader, runs, arrive } = setUp();
    openRegistrationDialog(null);
    const held = holdSignup(loader, 'register-form');
    dialog().close();
    expect(form('register-form')).not.toHaveAttribute('aria-busy');
    openRegistrationDialog(null);
    arrive();
    await held;
    expect(runs).toEqual([]);
  });

  it('hears nothing of it where the app cannot be had', async () => {
    const { loader, fail } = setUp();
    openRegistrationDialog(null);
    const held = holdSignup(loader, 'register-form');
    dialog().close();
    fail();
    await held;
    expect(unsent('register-form').hidden).toBe(true);
  });
});
