import { chosenActs } from './chosen-acts.mjs';

describe('what is tried', () => {
  /** @type {[string][]} */
  const acts = [['an API process dies'], ['HAProxy dies'], ['the primary dies']];

  it('is everything where nothing is named', () => {
    expect(chosenActs(acts, [])).toEqual(acts);
  });

  it('is what is named by a part of its name, in the order in which all of it runs', () => {
    expect(chosenActs(acts, ['primary', 'haproxy'])).toEqual([['HAProxy dies'], ['the primary dies']]);
  });

  it('is nothing where a name is unknown; what there is, is said', () => {
    expect(() => chosenActs(acts, ['primary', 'redis'])).toThrow(
      'Nothing is called "redis". There is:\n  an API process dies\n  HAProxy dies\n  the primary dies',
    );
  });
});
