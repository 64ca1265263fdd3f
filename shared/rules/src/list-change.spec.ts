import { listChange, withListChange } from './list-change.js';

// F-330, X-015
describe('a change of a list', () => {
  it.each([
    [['a', 'b'], ['b', 'c'], { add: ['c'], remove: ['a'] }],
    [[], ['a'], { add: ['a'], remove: [] }],
    [['a', 'b'], ['b', 'a'], { add: [], remove: [] }],
  ])('from %j to %j names what comes and what goes', (before, after, change) => {
    expect(listChange(before, after)).toEqual(change);
    expect(withListChange(before, change).sort()).toEqual([...after].sort());
  });

  it('keeps what somebody else has added meanwhile, and brings nothing twice', () => {
    const ours = listChange(['a', 'b'], ['b', 'c']);
    expect(withListChange(['a', 'b', 'theirs', 'c'], ours)).toEqual(['b', 'theirs', 'c']);
    expect(withListChange([], { add: ['c', 'c'], remove: [] })).toEqual(['c']);
  });

  it('takes nothing away that is there no more', () => {
    expect(withListChange(['b'], { add: [], remove: ['a'] })).toEqual(['b']);
  });
});
