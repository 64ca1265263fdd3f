import { collectGarbage } from './collect-garbage.js';

it('leaves nothing that nobody holds', async () => {
  const held = { text: 'held' };
  const kept = new WeakRef(held);
  const dropped = new WeakRef({ text: 'dropped' });
  // What was looked at in this turn of the event loop stays until its end.
  await new Promise((resolve) => setImmediate(resolve));
  await collectGarbage();
  expect(dropped.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
