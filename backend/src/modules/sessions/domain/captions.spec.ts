import { readCaptions } from './captions.js';

const file = (...blocks: string[]): string => ['WEBVTT', ...blocks].join('\n\n');

describe('readCaptions', () => {
  it('reads names, settings, hours, notes, styles and every line break', () => {
    const text = file(
      'NOTE\nnot said',
      'STYLE\n::cue { color: red }',
      'intro\n00:00:01.500 --> 00:00:02.000 align:start\nOne\nline',
      '01:00:00.000 --> 01:00:01.250\n- Two',
    );
    const cues = [
      { start: 1.5, end: 2, text: 'One\nline' },
      { start: 3_600, end: 3_601.25, text: '- Two' },
    ];
    expect(readCaptions(text)).toEqual(cues);
    expect(readCaptions(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(cues);
  });

  it('sorts by time and leaves out lines that say nothing', () => {
    expect(
      readCaptions(
        file('00:05.000 --> 00:06.000\nLater', '00:03.000 --> 00:04.000\n<i></i>', '00:01.000 --> 00:02.000\nFirst'),
      ),
    ).toEqual([
      { start: 1, end: 2, text: 'First' },
      { start: 5, end: 6, text: 'Later' },
    ]);
  });

  it(`takes WebVTT's own tags away and reads its entities`, () => {
    const line = '<v.loud Amara>Yes</v>, <c.yellow>we <i>can</i></c> <00:00:01.200>&lt;now&gt; &amp;lt;';
    expect(readCaptions(file(`00:01.000 --> 00:02.000\n${line}`))).toEqual([
      { start: 1, end: 2, text: 'Yes, we can <now> &lt;' },
    ]);
  });

  it('keeps every script and sign', () => {
    expect(readCaptions(file('00:01.000 --> 00:02.000\nمرحبا 🎉'))).toEqual([{ start: 1, end: 2, text: 'مرحبا 🎉' }]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<b onclick=x',
    '<img src=x>',
    '<a href="x">y</a>',
    '<iframe>',
    'a < b',
    '<svg/onload=x>',
  ])('refuses %s', (line) => {
    expect(readCaptions(file(`00:01.000 --> 00:02.000\n${line}`))).toBe('captions_markup');
  });

  it.each([
    ['an empty file', ''],
    ['no head', '00:01.000 --> 00:02.000\nHi'],
    ['another head', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHi'],
    ['no lines', 'WEBVTT\n\nNOTE only'],
    ['an end at the start', file('00:02.000 --> 00:02.000\nHi')],
    ['60 seconds', file('00:60.000 --> 01:02.000\nHi')],
    ['a comma for a point', file('00:00:01,000 --> 00:00:02,000\nHi')],
    ['words without times', file('Hi')],
    ['a line of 1,001 characters', file(`00:01.000 --> 00:02.000\n${'x'.repeat(1_001)}`)],
    ['a zero byte', file('00:01.000 --> 00:02.000\na\0b')],
    ['10,001 lines', file(...Array.from({ length: 10_001 }, () => '00:01.000 --> 00:02.000\nHi'))],
  ])('refuses %s', (_what, text) => {
    expect(readCaptions(text)).toBe('captions_invalid');
  });

  it.each([
    ['open tags', file(`00:01.000 --> 00:02.000\n${'<c '.repeat(300_000)}`), 'captions_markup'],
    ['a head without end', `WEBVTT${' '.repeat(1_000_000)}`, 'captions_invalid'],
    ['empty lines', file('\n '.repeat(300_000)), 'captions_invalid'],
    ['arrows', file(`00:01.000 ${'--> '.repeat(200_000)}`), 'captions_invalid'],
  ])('gets to the end of a megabyte of %s', (_what, text, problem) => {
    expect(readCaptions(text)).toBe(problem);
  });
});
