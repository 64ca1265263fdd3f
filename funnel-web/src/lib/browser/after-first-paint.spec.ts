import { afterFirstPaint } from './after-first-paint';

type Listener = (list: { getEntriesByName: (name: string) => unknown[] }, observer: { disconnect: () => void }) => void;

/** A browser that tells of its paints; answers what tells of one. */
function withPaints(): { paint: (name: string) => void; isWatched: () => boolean } {
  let watcher: Listener | null = null;
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(readonly listener: Listener) {}
    observe() {
      watcher = this.listener;
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  return {
    paint: (name) =>
      watcher?.({ getEntriesByName: (asked) => (asked === name ? [{}] : []) }, { disconnect: () => (watcher = null) }),
    isWatched: () => watcher !== null,
  };
}

const { PerformanceObserver: own } = window;
let works = 0;
const start = () => afterFirstPaint(() => (works += 1));

describe('what waits for the first paint', () => {
  beforeEach(() => {
    works = 0;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Object.assign(window, { PerformanceObserver: own });
  });

  it('begins when something is shown, not at the first frame, and once', () => {
    const { paint, isWatched } = withPaints();
    start();
    paint('first-paint');
    expect(works).toBe(0);
    paint('first-contentful-paint');
    expect(works).toBe(1);
    expect(isWatched()).toBe(false);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(works).toBe(1);
  });

  it('begins after the page has loaded where the browser says nothing of its paints', () => {
    withPaints();
    start();
    window.dispatchEvent(new Event('load'));
    expect(works).toBe(0);
    jest.runAllTimers();
    expect(works).toBe(1);
  });

  it('begins after the next frame where the browser knows no paints', () => {
    Object.assign(window, { PerformanceObserver: undefined });
    start();
    expect(works).toBe(0);
    jest.runAllTimers();
    expect(works).toBe(1);
  });

  it('begins at once where nobody looks at the page', () => {
    withPaints();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    start();
    expect(works).toBe(1);
  });
});
