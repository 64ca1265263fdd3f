import '../../test/dialog-element';
import type { Intent } from '../lib/landing/intent';
import { createAppLoader } from './app-loader';
import { IDLE_MS, startIntents } from './start-intents';

interface Run {
  intent: Intent;
  opener: HTMLElement | null;
}

/** One page for the whole file: its listeners are on the document and live as long as it does. */
const runs: Run[] = [];
let starts = 0;
let isOffline = true;
let finishLoading = () => {};
const loader = createAppLoader(() => {
  starts += 1;
  if (isOffline) return Promise.reject(new Error('offline'));
  return new Promise((resolve) => {
    finishLoading = () =>
      resolve({ run: async (intent, opener) => void runs.push({ intent, opener }), showContent: () => undefined });
  });
});
const settle = () => new Promise((done) => setTimeout(done));

describe('startIntents', () => {
  beforeAll(() => {
    document.body.innerHTML =
      '<a id="register" href="#signup" data-intent="register"><b>Register free</b></a>' +
      '<a id="plain" href="#faq">FAQ</a><form id="signup-form"><p role="alert" data-unsent></p></form>';
    startIntents(loader);
  });

  it('loads nothing by itself', () => {
    expect(starts).toBe(0);
    expect(IDLE_MS).toBe(8000);
  });

  it('listens for the next sign where the load that was under way at one has failed', async () => {
    const failing = loader.load();
    document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await expect(failing).rejects.toThrow('offline');
    await settle();
    expect(starts).toBe(1);
    isOffline = false;
    document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(starts).toBe(2);
  });

  it('keeps the first press until the app is there, and runs it then', async () => {
    document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
    document.querySelector('b')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(starts).toBe(2);
    expect(runs).toEqual([]);
  });

  it('holds the form back until the app is there, and sends it then', async () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    finishLoading();
    await settle();
    expect(runs).toEqual([
      { intent: { type: 'register' }, opener: document.getElementById('register') },
      { intent: { type: 'submit-signup', form: 'signup-form' }, opener: null },
    ]);
  });

  it('leaves the form to the app once it is there, without what it said of an earlier press', () => {
    const alert = document.querySelector<HTMLElement>('[data-unsent]')!;
    alert.hidden = false;
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
    expect(alert.hidden).toBe(true);
  });

  it('leaves other links and presses for a new tab to the browser', () => {
    for (const [id, init] of [
      ['plain', {}],
      ['register', { ctrlKey: true }],
      ['register', { metaKey: true }],
    ] as const) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
      document.getElementById(id)?.dispatchEvent(click);
      expect(click.defaultPrevented).toBe(false);
    }
  });
});

describe('startIntents, where the visitor was active before its script came', () => {
  it('loads the app at once', async () => {
    let loads = 0;
    const early = createAppLoader(async () => {
      loads += 1;
      return { run: async () => undefined, showContent: () => undefined };
    });
    document.documentElement.dataset['active'] = '';
    startIntents(early);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
    expect(loads).toBe(1);
    delete document.documentElement.dataset['active'];
  });
});

describe('createAppLoader', () => {
  it('tries again after a failed load', async () => {
    let tries = 0;
    const flaky = createAppLoader(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { run: async () => undefined, showContent: () => undefined };
    });
    await expect(flaky.load()).rejects.toThrow('offline');
    expect(flaky.isReady()).toBe(false);
    await expect(flaky.load()).resolves.toBeDefined();
    expect(flaky.isReady()).toBe(true);
    await flaky.load();
    expect(tries).toBe(2);
  });
});
