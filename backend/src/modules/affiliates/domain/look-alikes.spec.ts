import { hasLookAlikes } from './look-alikes.js';

describe('hasLookAlikes', () => {
  it.each([
    'Amara Okafor',
    'Zoë Müller-Łukasiewicz',
    "D'Angelo & Sons, LLC",
    'Иван Петров',
    'Νίκος Παπαδόπουλος',
    '山田 タロウ',
    'निशा शर्मा',
    'u\u0308ber',
    '12-3456789',
    '',
  ])('takes %s', (text) => {
    expect(hasLookAlikes(text)).toBe(false);
  });

  it.each([
    ['a Cyrillic letter in a Latin word', 'Am\u0430ra'],
    ['a Greek letter in a Latin word', '\u039fkafor'],
    ['two alphabets in two words', 'Amara Петров'],
    ['a word that is all Cyrillic and drawn like a Latin one', '\u0420\u043e\u0440\u0435'],
    ['a word that is all Greek and drawn like a Latin one', '\u0391\u039d\u039d\u0391'],
    ['fullwidth letters', 'ａｍａｒａ'],
    ['mathematical letters', '\u{1d400}mara'],
    ['a ligature', 'o\ufb03ce'],
    ['a sign of no width', 'ama\u200bra'],
    ['a turned direction', 'ama\u202era'],
    ['a soft hyphen', 'ama\u00adra'],
    ['a sign that fills a line unseen', 'ama\u3164ra'],
  ])('refuses %s', (_name, text) => {
    expect(hasLookAlikes(text)).toBe(true);
  });
});
