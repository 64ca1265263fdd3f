import { LAUNCH, SIMPLE } from './habits.mjs';
import { readOptions } from './options.mjs';

describe('the command line of a rehearsal', () => {
  it('rehearses five thousand people with the habits of a launch unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ people: 5_000, seed: 7, habits: LAUNCH, faults: [], build: true });
    const args =
      '--people 40 --seed 0 --habits simple --no-build --plant dead-webhook=paypal --plant broken-coupon=HALF';
    expect(readOptions(args.split(' '))).toMatchObject({
      people: 40,
      seed: 0,
      habits: SIMPLE,
      faults: [
        { kind: 'dead-webhook', target: 'paypal' },
        { kind: 'broken-coupon', target: 'HALF' },
      ],
      build: false,
    });
  });

  it.each([
    ['--people 0', '--people is a whole number from 1: 0.'],
    ['--seed half', '--seed is a whole number from 0: half.'],
    ['--habits odd', 'There are no habits called odd.'],
    ['--plant rain=today', '--plant rain=today is no fault that can be planted.'],
    ['--plant slow-route=signup', 'signup is no route: /api/...'],
    ['--plant dead-webhook=bank', 'bank is no provider: stripe or paypal.'],
    ['--walk', /Unknown option '--walk'/],
  ])('says in a sentence what is wrong with %s', (args, sentence) => {
    expect(() => readOptions(args.split(' '))).toThrow(sentence);
  });
});
