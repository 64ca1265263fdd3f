import { Gate } from './gate.js';

const full = () => new Error('full');

/** Work that ends when it is told to. */
function controlled() {
  let finish = () => undefined as void;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => done, finish };
}

describe('Gate', () => {
  it('runs no more at once than allowed, and the rest in order', async () => {
    const gate = new Gate(1, 5, full);
    const first = controlled();
    const order: string[] = [];
    const one = gate.run(first.work).then(() => order.push('first'));
    const two = gate.run(async () => order.push('second'));
    const three = gate.run(async () => order.push('third'));
    await new Promise(setImmediate);
    expect(order).toEqual([]);
    first.finish();
    await Promise.all([one, two, three]);
    expect(order.filter((name) => name !== 'first')).toEqual(['second', 'third']);
  });

  it('refuses what would have to wait too long', async () => {
    const gate = new Gate(1, 1, full);
    const first = controlled();
    const running = [gate.run(first.work), gate.run(async () => undefined)];
    await expect(gate.run(async () => undefined)).rejects.toThrow('full');
    first.finish();
    await Promise.all(running);
    await expect(gate.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('frees the place of work that fails', async () => {
    const gate = new Gate(1, 0, full);
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(async () => 'next')).resolves.toBe('next');
  });
});
