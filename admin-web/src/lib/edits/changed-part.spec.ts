import { changedPart } from './changed-part';

const LONG = 'Paragraph of a policy. '.repeat(40);

//
describe('what somebody else has made of a text', () => {
  it.each([
    ['a short one', 'Host', 'Founder', '“Founder”'],
    ['one that was emptied', LONG, '', '(empty)'],
    ['one that was begun', '', LONG, `“${LONG.slice(0, 120)}…”`],
  ])('is shown of %s', (_name, before, now, shown) => {
    expect(changedPart(before, now)).toBe(shown);
  });

  it('is shown of a long one where it has changed, not where both are the same', () => {
    expect(changedPart(LONG, `${LONG}The end.`)).toBe(`“…${LONG.slice(-30)}The end.”`);
    const [before, after] = [LONG.slice(0, 460), LONG.slice(460)];
    expect(changedPart(LONG, `${before}New 🙂. ${after}`)).toBe(
      `“…${before.slice(-30)}New 🙂. ${after.slice(0, 30)}…”`,
    );
    expect(changedPart(LONG, before + after.slice(46))).toContain('…');
  });

  it('is shown of a long one from where it begins to differ, as far as there is room', () => {
    const shown = changedPart(LONG, `${LONG.slice(0, 230)}${'x'.repeat(500)}`);
    expect(shown).toBe(`“…${LONG.slice(200, 230)}${'x'.repeat(90)}…”`);
  });
});
