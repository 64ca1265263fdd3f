const MAX_SHOWN = 120;
/** Of what stands around the change, so that its place is known. */
const AROUND = 30;

/** What a text has become, in quotation marks: all of a short one, of a long one the part that has changed. */
export function changedPart(before: string, now: string): string {
  if (now === '') return '(empty)';
  const [was, is] = [Array.from(before), Array.from(now)];
  if (is.length <= MAX_SHOWN) return `“${now}”`;
  const least = Math.min(was.length, is.length);
  let begin = 0;
  while (begin < least && was[begin] === is[begin]) begin += 1;
  let same = 0;
  while (same < least - begin && was.at(-1 - same) === is.at(-1 - same)) same += 1;
  const from = Math.max(0, begin - AROUND);
  const to = Math.min(is.length, is.length - same + AROUND, from + MAX_SHOWN);
  return `“${from > 0 ? '…' : ''}${is.slice(from, to).join('')}${to < is.length ? '…' : ''}”`;
}
