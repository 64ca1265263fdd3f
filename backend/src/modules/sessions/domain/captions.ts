/** One line of captions; times in seconds from the start of the film. */
export interface Cue {
  start: number;
  end: number;
  /** Plain text. */
  text: string;
}

export type CaptionsProblem = 'captions_invalid' | 'captions_markup';

const MAX_CUES = 10_000;
const MAX_CUE_TEXT = 1_000;
const TIME = String.raw`(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+.*)?$`);
/** Blocks that say how captions look; a transcript has no use for them. */
const ASIDE = /^(NOTE|STYLE|REGION)(\s|$)/;
/** Tags that WebVTT itself knows: voice, class, italics, bold, underline, ruby, language, times. */
const OWN_TAG = /<\/?(?:v|c|i|b|u|ruby|rt|lang)(?:[.\s][^<>]*)?>|<(?:\d{1,3}:)?[0-5]\d:[0-5]\d\.\d{3}>/g;
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

const secondsOf = ([hours, minutes, seconds, thousandths]: (string | undefined)[]): number =>
  Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000;

/**
 * Reads a WebVTT file into plain lines in order of time. WebVTT's own tags are taken away; any other markup is refused, because
 * captions have no honest use for it.
 */
export function readCaptions(file: string): Cue[] | CaptionsProblem {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/.test(text) || text.includes('\0')) return 'captions_invalid';
  const cues: Cue[] = [];
  for (const block of text.split(/\n{2,}/).slice(1)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0 || ASIDE.test(lines[0]!)) continue;
    const cue = readCue(lines);
    if (typeof cue === 'string') return cue;
    if (cue.text !== '') cues.push(cue);
  }
  if (cues.length === 0 || cues.length > MAX_CUES) return 'captions_invalid';
  return cues.sort((one, other) => one.start - other.start);
}

function readCue(lines: string[]): Cue | CaptionsProblem {
  // The first line may be the cue's own name.
  const at = lines.findIndex((line) => line.includes('-->'));
  const times = at === 0 || at === 1 ? TIMING.exec(lines[at]!) : null;
  if (!times) return 'captions_invalid';
  const [start, end] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))];
  const spoken = lines
    .slice(at + 1)
    .join('\n')
    .replace(OWN_TAG, '');
  if (/[<>]/.test(spoken)) return 'captions_markup';
  const text = spoken.replace(/&(?:lt|gt|amp|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity]!).trim();
  return end > start && text.length <= MAX_CUE_TEXT ? { start, end, text } : 'captions_invalid';
}
