import { KeptDrawings } from './kept-drawings.js';

describe('drawings that are kept', () => {
  const drawn: string[] = [];
  const drawings = new KeptDrawings(2);
  const ask = (name: string) =>
    drawings.of(name, () => {
      drawn.push(name);
      return `<svg id="${name}"/>`;
    });
  beforeEach(() => void drawn.splice(0));

  it('are drawn once', () => {
    expect([ask('ridge'), ask('ridge')]).toEqual(['<svg id="ridge"/>', '<svg id="ridge"/>']);
    expect(drawn).toEqual(['ridge']);
  });

  it('are the ones that were asked for last', () => {
    for (const name of ['ridge', 'lake', 'ridge', 'summit', 'ridge', 'lake']) ask(name);
    expect(drawn).toEqual(['lake', 'summit', 'lake']);
  });
});
