import { textFindings } from '@summit/content/check';
import { CheckedTexts } from './checked-texts.js';
import type { StoredTextRow } from './stored-content.js';

const question = (item: string, answer: string): StoredTextRow => ({
  kind: 'page',
  item: `question ${item}`,
  fields: { question: 'When?', answer },
  variables: null,
});
const WRONG = question('1', 'A 30-day money-back guarantee');
const RIGHT = question('2', 'Tomorrow.');

describe('texts that are checked again and again', () => {
  const read: string[] = [];
  const open = () => {
    read.length = 0;
    return new CheckedTexts((text, figures) => {
      read.push(text.place);
      return textFindings(text, figures);
    });
  };

  it('are read once, with the same findings each time', () => {
    const texts = open();
    const first = texts.findings([WRONG, RIGHT]);
    expect(first.map(({ place }) => place)).toEqual(['database, question 1: answer']);
    expect(read).toHaveLength(4);
    expect(texts.findings([WRONG, RIGHT])).toEqual(first);
    expect(read).toHaveLength(4);
  });

  it('are read once and told of twice where two editions are alike', () => {
    const texts = open();
    const found = texts.findings([WRONG, RIGHT, WRONG]);
    expect(found).toHaveLength(2);
    expect(found[1]).toEqual(found[0]);
    expect(read).toHaveLength(4);
    expect(texts.findings([WRONG, WRONG])).toHaveLength(2);
    expect(read).toHaveLength(4);
  });

  it('are read again where something of theirs has changed, and forgotten with what they said', () => {
    const texts = open();
    texts.findings([WRONG, RIGHT]);
    expect(texts.findings([question('1', 'A 7-day money-back guarantee'), RIGHT])).toEqual([]);
    expect(read).toHaveLength(6);
    expect(texts.findings([WRONG])).toHaveLength(1);
    expect(read).toHaveLength(8);
    expect(texts.findings([{ ...WRONG, variables: ['name'] }])).toHaveLength(1);
    expect(read).toHaveLength(10);
  });
});
