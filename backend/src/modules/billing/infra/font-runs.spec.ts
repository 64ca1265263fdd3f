import { fontRuns } from './font-runs.js';

const shown = (text: string) =>
  fontRuns(text)
    .map((run) => (run.extended ? `[${run.text}]` : run.text))
    .join('');

describe('the runs of a text', () => {
  it.each([
    ['Zoë Müller, $37.00', 'Zoë Müller, $37.00'],
    ['Łukasz Żak', '[Ł]ukasz [Ż]ak'],
    ['Zoe\u0308', 'Zoë'],
    ['two\n  lines', 'two lines'],
    ['王 Wang', '? Wang'],
    ['', ''],
  ])('of %p are %p', (text, runs) => expect(shown(text)).toBe(runs));
});
