import { createQueries } from '../calls/create-queries.js';
import { keptAnswers } from './answers.js';

describe('the answers of an app', () => {
  it('are kept in one store, which the first part that asks makes', () => {
    const answers = keptAnswers();
    const make = jest.fn(() => createQueries());
    expect(answers.store(make)).toBe(answers.store(make));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are forgotten, also where nobody has asked yet', () => {
    const answers = keptAnswers();
    expect(() => answers.forget()).not.toThrow();
    const store = answers.store(createQueries);
    store.setQueryData(['who'], 'Dana');
    answers.forget();
    expect(store.getQueryData(['who'])).toBeUndefined();
  });
});
