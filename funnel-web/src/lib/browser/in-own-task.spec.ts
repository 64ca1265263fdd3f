import { inOwnTask } from './in-own-task';

const pause = () => new Promise((done) => setTimeout(done));

describe('inOwnTask', () => {
  it('does each work in a task of its own, in their order', async () => {
    const done: string[] = [];
    inOwnTask(() => {
      done.push('first');
      queueMicrotask(() => done.push('what follows it'));
    });
    inOwnTask(() => done.push('second'));
    expect(done).toEqual([]);
    await pause();
    expect(done).toEqual(['first', 'what follows it', 'second']);
  });

  it('can be called off', async () => {
    const work = jest.fn();
    inOwnTask(work)();
    await pause();
    expect(work).not.toHaveBeenCalled();
  });
});
