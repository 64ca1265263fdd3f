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
    expect(readCaptions(text)).toEqual({ cues });
    expect(readCaptions(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual({ cues });
  });

  it('sorts by time and leaves out lines that say nothing', () => {
    expect(
      readCaptions(
        file('00:05.000 --> 00:06.000\nLater', '00:03.000 --> 00:04.000\n<i></i>', '00:01.000 --> 00:02.000\nFirst'),
      ),
    ).toEqual({
      cues: [
        { start: 1, end: 2, text: 'First' },
        { start: 5, end: 6, text: 'Later' },
      ],
    });
  });

  it(`takes WebVTT's own tags away and reads its entities`, () => {
    const line = '<v.loud Amara>Yes</v>, <c.yellow>we <i>can</i></c> <00:00:01.200>&lt;now&gt; &amp;lt;';
    expect(readCaptions(file(`00:01.000 --> 00:02.000\n${line}`))).toEqual({
      cues: [{ start: 1, end: 2, text: 'Yes, we can <now> &lt;' }],
    });
  });

  it('keeps every script and sign', () => {
    expect(readCaptions(file('00:01.000 --> 00:02.000\nمرحبا 🎉'))).toEqual({
      cues: [{ start: 1, end: 2, text: 'مرحبا 🎉' }],
    });
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
    expect(readCaptions(file(`00:01.000 --> 00:02.000\n${line}`))).toEqual({ faults: [{ line: 4, fault: 'markup' }] });
  });

  it.each([
    ['an empty file', '', 1, 'header_missing'],
    ['no head', '00:01.000 --> 00:02.000\nHi', 1, 'header_missing'],
    ['another head', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHi', 1, 'header_missing'],
    ['no lines', 'WEBVTT\n\nNOTE only', 3, 'no_captions'],
    ['an end at the start', file('00:02.000 --> 00:02.000\nHi'), 3, 'end_not_after_start'],
    ['60 seconds', file('00:60.000 --> 01:02.000\nHi'), 3, 'times_unreadable'],
    ['a comma for a point', file('7\n00:00:01,000 --> 00:00:02,000\nHi'), 4, 'times_unreadable'],
    ['words without times', file('NOTE x', 'Hi'), 5, 'times_missing'],
    ['times below the words', file('Hi\nthere\n00:01.000 --> 00:02.000'), 3, 'times_missing'],
    ['a line of 1,001 characters', file(`00:01.000 --> 00:02.000\n${'x'.repeat(1_001)}`), 3, 'too_long'],
    ['a zero byte', file('00:01.000 --> 00:02.000\na\0b'), 4, 'zero_byte'],
    ['10,001 lines', file(...Array.from({ length: 10_001 }, () => '00:01.000 --> 00:02.000\nHi')), 30_003, 'too_many'],
  ])('refuses %s and says where', (_what, text, line, fault) => {
    expect(readCaptions(text)).toEqual({ faults: [{ line, fault }] });
  });

  it('names every line that is wrong, up to 20', () => {
    const good = '00:01.000 --> 00:02.000\nFine';
    expect(
      readCaptions(file('00:09.000 --> 00:01.000\nHi', good, 'Hi', good, '00:01.000 --> 00:02.000\n\n<b x>')),
    ).toEqual({
      faults: [
        { line: 3, fault: 'end_not_after_start' },
        { line: 9, fault: 'times_missing' },
        { line: 16, fault: 'times_missing' },
      ],
    });
    const { faults } = readCaptions(file(...Array.from({ length: 30 }, () => 'Hi')));
    expect(faults).toHaveLength(20);
    expect(faults!.at(-1)).toEqual({ line: 41, fault: 'times_missing' });
  });

  it.each([
    ['open tags', file(`00:01.000 --> 00:02.000\n${'<c '.repeat(300_000)}`), 'markup'],
    ['a head without end', `WEBVTT${' '.repeat(1_000_000)}`, 'no_captions'],
    ['empty lines', file('\n '.repeat(300_000)), 'no_captions'],
    ['arrows', file(`00:01.000 ${'--> '.repeat(200_000)}`), 'times_unreadable'],
  ])('gets to the end of a megabyte of %s', (_what, text, fault) => {
    expect(readCaptions(text).faults?.map((one) => one.fault)).toEqual([fault]);
  });
});
