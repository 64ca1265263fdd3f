import { createElement } from 'react';

const stackOf = () => createElement('p')._debugStack;

describe('stack traces of React elements', () => {
  it('are one for all instead of one each', async () => {
    expect(stackOf()).not.toBe(stackOf());
    await import('./web.owner-stacks.cjs');
    expect(stackOf()).toBe(stackOf());
  });
});
