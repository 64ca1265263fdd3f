import { act } from '@testing-library/react';
import { memoryStore } from '../../test/memory-store';
import { ARM_AFTER_MS, isFastUpward, startExitIntent, type ExitIntentOptions } from './exit-intent';

const pointer = (type: string, y: number, over: Record<string, unknown> = {}) => {
  const event = new MouseEvent(type, { clientY: y, bubbles: true });
  for (const [name, value] of Object.entries({ pointerType: 'mouse', relatedTarget: null, ...over })) {
    Object.defineProperty(event, name, { value });
  }
  document.dispatchEvent(event);
};

// C-079
describe('isFastUpward', () => {
  it.each([
    ['0.6 px/ms within 10 px', { y: 40, at: 0 }, { y: 10, at: 50 }, true],
    ['0.5 px/ms exactly', { y: 35, at: 0 }, { y: 10, at: 50 }, false],
    ['fast but still 11 px from the top', { y: 211, at: 0 }, { y: 11, at: 50 }, false],
    ['fast but downward', { y: 0, at: 0 }, { y: 9, at: 1 }, false],
    ['without a move before', null, { y: 3, at: 50 }, false],
    ['two samples of the same moment', { y: 90, at: 50 }, { y: 3, at: 50 }, false],
  ])('%s', (_, before, now, expected) => {
    expect(isFastUpward(before, now)).toBe(expected);
  });
});

describe('startExitIntent', () => {
  let offers: number;
  let disarm = () => {};
  const start = (store = memoryStore(), options: ExitIntentOptions = {}) => {
    disarm = startExitIntent(store, () => (offers += 1), options);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    offers = 0;
    delete document.documentElement.dataset['dialog'];
    document.body.innerHTML = '<input id="field">';
  });
  afterEach(() => {
    disarm();
    jest.useRealTimers();
  });

  // F-090
  it('is inactive for the first 5 seconds', () => {
    start();
    jest.advanceTimersByTime(ARM_AFTER_MS - 1);
    pointer('pointerout', 0);
    expect(offers).toBe(0);
    jest.advanceTimersByTime(1);
    pointer('pointerout', 0);
    expect(offers).toBe(1);
  });

  // F-091
  it('triggers when the pointer leaves with y at most 5', () => {
    start();
    jest.advanceTimersByTime(ARM_AFTER_MS);
    pointer('pointerout', 6);
    expect(offers).toBe(0);
    pointer('pointerout', 5);
    expect(offers).toBe(1);
  });

  it('does not take going from one element to another for leaving', () => {
    start();
    jest.advanceTimersByTime(ARM_AFTER_MS);
    pointer('pointerout', 2, { relatedTarget: document.body });
    expect(offers).toBe(0);
  });

  // F-092
  it('triggers on a fast move upward near the top', () => {
    start();
    jest.advanceTimersByTime(ARM_AFTER_MS);
    pointer('pointermove', 90, { timeStamp: 100 });
    pointer('pointermove', 8, { timeStamp: 150 });
    expect(offers).toBe(1);
  });

  // F-093
  it('is offered once', () => {
    start();
    jest.advanceTimersByTime(ARM_AFTER_MS);
    pointer('pointerout', 0);
    pointer('pointerout', 0);
    expect(offers).toBe(1);
  });

  // F-093, F-094
  it('never comes after it was dismissed', () => {
    start(memoryStore({ exitIntentDismissedLanding: 'true' }));
    jest.advanceTimersByTime(ARM_AFTER_MS);
    pointer('pointerout', 0);
    expect(offers).toBe(0);
  });

  // F-093
  it('waits while a dialog is open or something is being typed', () => {
    start();
    jest.advanceTimersByTime(ARM_AFTER_MS);
    document.documentElement.dataset['dialog'] = 'open';
    pointer('pointerout', 0);
    delete document.documentElement.dataset['dialog'];
    document.getElementById('field')?.focus();
    pointer('pointerout', 0);
    expect(offers).toBe(0);
    document.getElementById('field')?.blur();
    pointer('pointerout', 0);
    expect(offers).toBe(1);
  });

  // F-093, F-094
  it('is not offered before what it needs has come, so never later than the pointer leaves', async () => {
    let come = () => undefined as void;
    start(memoryStore(), { prepare: () => new Promise<void>((resolve) => (come = resolve)) });
    jest.advanceTimersByTime(ARM_AFTER_MS);
    pointer('pointerout', 0);
    document.getElementById('field')?.focus();
    await act(async () => come());
    expect(offers).toBe(0);
    document.getElementById('field')?.blur();
    pointer('pointerout', 0);
    expect(offers).toBe(1);
  });

  describe('that is fetched when the pointer leaves first', () => {
    let fetches: number;
    let come = () => undefined as void;
    let fail = () => undefined as void;
    beforeEach(() => {
      fetches = 0;
      const prepare = () => {
        fetches += 1;
        return new Promise<void>((resolve, reject) => ([come, fail] = [resolve, () => reject(new Error('offline'))]));
      };
      start(memoryStore(), { prepare, prepareAt: 'intent' });
      jest.advanceTimersByTime(ARM_AFTER_MS);
    });

    // F-091
    it('comes as soon as it is here where nothing was done since', async () => {
      expect(fetches).toBe(0);
      pointer('pointerout', 0);
      pointer('pointerout', 0);
      expect([fetches, offers]).toEqual([1, 0]);
      await act(async () => come());
      expect(offers).toBe(1);
    });

    it.each([
      ['a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
      ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
      ['a scroll', () => document.dispatchEvent(new Event('scroll'))],
      ['the pointer in the page', () => pointer('pointermove', 300)],
      ['a field', () => document.getElementById('field')?.focus()],
      ['another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ])('does not come late over what followed: %s; the next leaving pointer has it at once', async (_, follow) => {
      pointer('pointerout', 0);
      follow();
      await act(async () => come());
      expect(offers).toBe(0);
      document.getElementById('field')?.blur();
      pointer('pointerout', 0);
      expect([fetches, offers]).toEqual([1, 1]);
    });

    it('does not come over a dialog that has opened meanwhile', async () => {
      pointer('pointerout', 0);
      document.documentElement.dataset['dialog'] = 'open';
      await act(async () => come());
      expect(offers).toBe(0);
    });

    it('does not come where it was disarmed meanwhile', async () => {
      pointer('pointerout', 0);
      disarm();
      await act(async () => come());
      expect(offers).toBe(0);
    });

    it('is asked for again where it could not be had', async () => {
      pointer('pointerout', 0);
      await act(async () => fail());
      expect(offers).toBe(0);
      pointer('pointerout', 0);
      await act(async () => come());
      expect([fetches, offers]).toEqual([2, 1]);
    });
  });

  it('is not offered where what it needs can not be had', async () => {
    start(memoryStore(), { prepare: () => Promise.reject(new Error('gone with a new version')) });
    jest.advanceTimersByTime(ARM_AFTER_MS);
    await act(async () => undefined);
    pointer('pointerout', 0);
    expect(offers).toBe(0);
  });

  it('fetches nothing for who will not see it', () => {
    let fetches = 0;
    const prepare = async () => (fetches += 1);
    start(memoryStore({ exitIntentDismissedLanding: 'true' }), { prepare });
    jest.advanceTimersByTime(ARM_AFTER_MS);
    window.matchMedia = (query) => ({ matches: query === '(any-hover: none)' }) as MediaQueryList;
    start(memoryStore(), { prepare });
    jest.advanceTimersByTime(ARM_AFTER_MS);
    Reflect.deleteProperty(window, 'matchMedia');
    expect(fetches).toBe(0);
  });

  it('ignores fingers', () => {
    start();
    jest.advanceTimersByTime(ARM_AFTER_MS);
    pointer('pointerout', 0, { pointerType: 'touch' });
    expect(offers).toBe(0);
  });
});
