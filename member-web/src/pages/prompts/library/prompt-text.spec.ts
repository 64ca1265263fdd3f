import { blanksOf, cleanText, filledParts, filledText } from './prompt-text';

describe('the text of a prompt', () => {
  it.each([
    ['SUPER PROMPT #12: Write it.', 'Write it.'],
    ['**Prompt #7:** Write it.', 'Write it.'],
    ['## Goal\nWrite `it` __now__ and **well**.', 'Goal\nWrite it now and well.'],
    ['A prompt #7: stays inside', 'A prompt #7: stays inside'],
    ['2 * 3 # of items_here', '2 * 3 # of items_here'],
  ])('is shown without markers and prefixes: %s (M-158)', (text, shown) => expect(cleanText(text)).toBe(shown));

  const text = 'Sell [product] to [who], and [product] again. See [a link](https://x.test).';

  it('has each blank once', () => expect(blanksOf(text)).toEqual(['product', 'who']));

  it('takes the words of the reader everywhere, and leaves what has none', () => {
    expect(filledText(text, { product: ' soap ', who: '  ' })).toBe(
      'Sell soap to [who], and soap again. See [a link](https://x.test).',
    );
    expect(filledText('[a][b]', { a: '[b]', b: '$&' })).toBe('[b]$&');
  });

  it('knows which parts are whose', () => {
    expect(filledParts('To [who]!', {}).map(({ kind }) => kind)).toEqual(['plain', 'blank', 'plain']);
    expect(filledParts('[who]', { who: 'bakers' })).toEqual([{ text: 'bakers', kind: 'filled' }]);
  });
});
