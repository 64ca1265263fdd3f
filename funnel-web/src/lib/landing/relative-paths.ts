const PATH = / d="([^"]*)"/g;
/** Commands whose numbers are pairs of coordinates; others stand as they are. */
const SEGMENT = /([MLQCT])([^A-Za-z]*)|Z/g;

/** Numbers without a separator where a sign is one. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

function relativePath(path: string): string {
  if (/[^MLQCTZ\d\s,.-]/.test(path)) throw new Error(`Not a path of absolute pairs: ${path.slice(0, 40)}`);
  let at = [0, 0];
  let start = at;
  let command = '';
  return path.replace(SEGMENT, (segment, letter: string | undefined, text: string | undefined) => {
    if (!letter) {
      at = start;
      command = '';
      return 'z';
    }
    const numbers = (text ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (numbers.length === 0 || numbers.length % 2 !== 0) throw new Error(`Not pairs: ${segment}`);
    const moved = joined(numbers.map((value, i) => value - at[i % 2]!));
    at = numbers.slice(-2);
    if (letter === 'M') start = at;
    const repeated = letter === command && letter !== 'M';
    command = letter;
    return repeated ? (moved.startsWith('-') ? moved : ` ${moved}`) : letter.toLowerCase() + moved;
  });
}

/** The same picture in fewer bytes: each step of a path counts from the one before. `svg` has paths of absolute, whole coordinates. */
export const relativePaths = (svg: string): string =>
  svg.replace(PATH, (_, path: string) => ` d="${relativePath(path)}"`);
