import type { MessageEvent } from '@nestjs/common';
import type { LiveFigures } from '@summit/contracts';
import { LiveFeed } from './live-feed.js';

describe('the feed of live figures', () => {
  let reads: number;
  let fails: boolean;
  let feed: LiveFeed;
  beforeEach(() => {
    jest.useFakeTimers();
    reads = 0;
    fails = false;
    const read = async () => {
      reads += 1;
      if (fails) throw new Error('no database');
      return { signups: reads } as LiveFigures;
    };
    feed = new LiveFeed({ read }, { warn: () => undefined });
  });
  afterEach(() => jest.useRealTimers());

  const watch = () => {
    const seen: unknown[] = [];
    const state = { seen, ended: false };
    const subscription = feed.events().subscribe({
      next: ({ data }: MessageEvent) => void seen.push(data),
      complete: () => void (state.ended = true),
    });
    return Object.assign(state, { leave: () => subscription.unsubscribe() });
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('is read once for all who watch, and not at all when nobody does', async () => {
    const first = watch();
    await pass(5_000);
    const second = watch();
    expect(second.seen).toEqual([{ signups: 2 }]);
    await pass(5_000);
    expect([reads, first.seen.length, second.seen.length]).toEqual([3, 3, 2]);
    first.leave();
    second.leave();
    await pass(20_000);
    expect(reads).toBe(3);
  });

  it('ends after a minute', async () => {
    const viewer = watch();
    await pass(59_999);
    expect(viewer.ended).toBe(false);
    await pass(1);
    expect(viewer.ended).toBe(true);
  });

  it('ends when the process closes, also for whoever comes then', async () => {
    const viewer = watch();
    feed.onModuleDestroy();
    expect([viewer.ended, watch().ended]).toEqual([true, true]);
  });

  it('goes on after a read that failed', async () => {
    fails = true;
    const viewer = watch();
    await pass(5_000);
    fails = false;
    await pass(5_000);
    expect(viewer.seen).toEqual([{ signups: 3 }]);
  });
});
