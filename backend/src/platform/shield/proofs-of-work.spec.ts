import type { WorkChallenge } from '@summit/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { FixedClock } from '../clock/clock.fake.js';
import { ProofsOfWork } from './proofs-of-work.js';
import { SpentKeysInMemory } from './spent-keys.fake.js';

const TRIES = 20;

const SECRET = 'a secret of thirty-two characters';
const NEXT = 'another secret of the same length';

function proofs(linkSigning = SECRET, former?: string) {
  const clock = new FixedClock(Date.parse('2025-11-20T18:00:00Z'));
  const secrets = { linkSigning, ...(former !== undefined && { former: { linkSigning: former } }) };
  return { clock, work: new ProofsOfWork({ secrets }, new SpentKeysInMemory(), clock) };
}
const pack = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');
const solve = async (challenge: WorkChallenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});

// F-330
describe('ProofsOfWork', () => {
  it('asks for so many tries at most', async () => {
    const { work } = proofs();
    const { solution } = await solve(await work.challenge('signup', TRIES));
    expect(solution!.counter).toBeLessThan(TRIES);
  });

  it('takes work once', async () => {
    const { work } = proofs();
    const proof = pack(await solve(await work.challenge('signup', TRIES)));
    expect([await work.spend('signup', proof), await work.spend('signup', proof)]).toEqual([true, false]);
  });

  it('takes work, once, that the secret which is being replaced has asked for, and asks with the present one', async () => {
    const { work: during } = proofs(NEXT, SECRET);
    const before = pack(await solve(await proofs().work.challenge('signup', TRIES)));
    expect([await during.spend('signup', before), await during.spend('signup', before)]).toEqual([true, false]);
    const asked = pack(await solve(await during.challenge('signup', TRIES)));
    expect(await proofs().work.spend('signup', asked)).toBe(false);
    expect(await proofs(NEXT).work.spend('signup', asked)).toBe(true);
    expect(await during.spend('signup', asked)).toBe(true);
  });

  it('takes no work of another form or secret, none that is late, and none that was not done', async () => {
    const { clock, work } = proofs();
    const done = await solve(await work.challenge('signup', TRIES));
    const foreign = await solve(await proofs(NEXT).work.challenge('signup', TRIES));
    const later = { ...done.challenge.parameters, data: { form: 'signup', expires: clock.now() + 1e9 } };
    const unsigned = { ...done.challenge.parameters, keySignature: undefined };
    const given = [
      pack(foreign),
      pack({ ...done, challenge: { ...done.challenge, parameters: later } }),
      pack({ ...done, challenge: { ...done.challenge, parameters: unsigned } }),
      pack({ ...done, solution: { ...done.solution, derivedKey: '00' } }),
      pack({ ...done, solution: {} }),
      pack({ ...done, solution: null }),
      pack({}),
      pack(null),
      pack([1]),
      'no proof',
      '',
    ];
    const taken = await Promise.all(given.map((proof) => work.spend('signup', proof)));
    expect(taken).toEqual(given.map(() => false));
    expect(await work.spend('vip_login', pack(done))).toBe(false);
    clock.advance(600_000);
    expect(await work.spend('signup', pack(done))).toBe(false);
  });
});
