import { createFormTokens } from './form-tokens';

const counting = () => {
  let asked = 0;
  const tokens = createFormTokens(async () => {
    asked += 1;
    if (asked === 3) throw new Error('away');
    return `token-${asked}`;
  });
  return { tokens, asked: () => asked };
};

describe('createFormTokens', () => {
  it('asks once however often somebody begins, and anew for the next press', async () => {
    const { tokens, asked } = counting();
    tokens.prepare();
    tokens.prepare();
    expect(asked()).toBe(1);
    expect([await tokens.take(), await tokens.take()]).toEqual(['token-1', 'token-2']);
  });

  it('goes without one where the server gives none, and asks again for the next press', async () => {
    const { tokens } = counting();
    await tokens.take();
    await tokens.take();
    expect([await tokens.take(), await tokens.take()]).toEqual(['', 'token-4']);
  });
});
