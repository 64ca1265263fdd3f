import { createHash } from 'node:crypto';
import { ExperimentCookie } from './experiment-cookie.js';

const HASH = {
  of: (purpose: string, text: string) =>
    createHash('sha256')
      .update(purpose + text)
      .digest('base64url'),
};
const VISITOR = '6f2c0b8e-1111-4000-8000-000000000001';

describe('the cookie of a headline experiment', () => {
  const kept = (production: boolean) => {
    let set: unknown[] = [];
    const reply = { setCookie: (...given: unknown[]) => void (set = given) };
    new ExperimentCookie({ production }, HASH).keep(
      VISITOR,
      reply as unknown as Parameters<ExperimentCookie['keep']>[1],
    );
    return set;
  };

  it('is out of reach of scripts and other hosts, and lasts as long as the longest experiment', () => {
    const rules = { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 5_184_000 };
    expect(kept(true)).toEqual(['__Host-headline_visitor', VISITOR, rules]);
    expect(kept(false)).toEqual(['headline_visitor', VISITOR, { ...rules, secure: false }]);
  });

  it.each([undefined, '', 'me', `${VISITOR}x`])('names nobody as %j', (headline_visitor) => {
    const cookie = new ExperimentCookie({ production: false }, HASH);
    expect(cookie.keptBy({ cookies: { headline_visitor } })).toBeNull();
    expect(cookie.visitorOf({ cookies: { headline_visitor } })).toBeNull();
    expect(cookie.keptBy({ cookies: { headline_visitor: VISITOR } })).toBe(VISITOR);
  });

  it('leaves only what stands for it to the rest of the product', () => {
    const cookie = new ExperimentCookie({ production: false }, HASH);
    const given = cookie.visitorOf({ cookies: { headline_visitor: VISITOR } })!;
    expect(given).not.toContain(VISITOR);
    expect(cookie.keptBy({ cookies: { headline_visitor: given } })).toBeNull();
  });
});
