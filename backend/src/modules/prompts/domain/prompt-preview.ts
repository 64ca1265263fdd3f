/** Long enough to know what a prompt is about, far too short to use it. */
const PREVIEW_LENGTH = 140;

/** What the public list shows of a prompt: the beginning of its first line, never the whole text (C-103). */
export function promptPreview(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const words = line.slice(0, Math.min(PREVIEW_LENGTH, Math.floor(text.length / 2)));
  if (words === line) return line;
  const whole = words.lastIndexOf(' ');
  return `${words.slice(0, whole > 0 ? whole : words.length).replace(/[\s,;:.]+$/, '')}…`;
}
