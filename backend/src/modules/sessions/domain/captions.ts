/** One line of captions; times in seconds from the start of the film. */
export interface Cue {
  start: number;
  end: number;
  /** Plain text. */
  text: string;
}

export type CaptionsFault =
  | 'header_missing'
  | 'zero_byte'
  | 'times_missing'
  | 'times_unreadable'
  | 'end_not_after_start'
  | 'markup'
  | 'too_long'
  | 'no_captions'
  | 'too_many';

/** What is wrong and where; lines count from 1. */
export interface FaultyLine {
  line: number;
  fault: CaptionsFault;
}

/** Either cues in order of time, or up to 20 lines that are wrong. */
export type ReadCaptions = { cues: Cue[]; faults?: undefined } | { cues?: undefined; faults: FaultyLine[] };

const MAX_CUES = 10_000;
const MAX_CUE_TEXT = 1_000;
const MAX_FAULTS = 20;
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
 * Reads a WebVTT file into plain lines. WebVTT's own tags are taken away; any other markup is refused, because captions have no honest
 * use for it. Faults are told by line, so that whoever made the file can mend all of them at once.
 */
export function readCaptions(file: string): ReadCaptions {
  const lines = file
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const zeroByte = lines.findIndex((line) => line.includes('\0'));
  if (zeroByte >= 0) return { faults: [{ line: zeroByte + 1, fault: 'zero_byte' }] };
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) return { faults: [{ line: 1, fault: 'header_missing' }] };
  const cues: Cue[] = [];
  const faults: FaultyLine[] = [];
  for (const block of blocksOf(lines)) {
    const read = readCue(block);
    if ('fault' in read) faults.push(read);
    else if (read.text !== '') cues.push(read);
    if (cues.length > MAX_CUES) faults.push({ line: block[0]!.number, fault: 'too_many' });
    if (faults.length >= MAX_FAULTS || cues.length > MAX_CUES) break;
  }
  if (faults.length > 0) return { faults };
  if (cues.length === 0) return { faults: [{ line: lines.length, fault: 'no_captions' }] };
  return { cues: cues.sort((one, other) => one.start - other.start) };
}

interface Line {
  number: number;
  text: string;
}

/** What stands between empty lines, without the head of the file and without asides; a line of spaces says nothing and divides nothing. */
function* blocksOf(lines: readonly string[]): Generator<Line[]> {
  const end = lines.indexOf('');
  let block: Line[] = [];
  for (let at = end < 0 ? lines.length : end; at <= lines.length; at += 1) {
    const text = lines[at] ?? '';
    if (text.trim() !== '') block.push({ number: at + 1, text });
    if (text !== '' || block.length === 0) continue;
    if (!ASIDE.test(block[0]!.text)) yield block;
    block = [];
  }
}

function readCue(lines: readonly Line[]): Cue | FaultyLine {
  // The first line may be the cue's own name.
  const at = lines.findIndex(({ text }) => text.includes('-->'));
  const timing = lines[at];
  if (!timing || at > 1) return { line: lines[0]!.number, fault: 'times_missing' };
  const times = TIMING.exec(timing.text);
  if (!times) return { line: timing.number, fault: 'times_unreadable' };
  const [start, end] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))];
  if (end <= start) return { line: timing.number, fault: 'end_not_after_start' };
  const spoken = lines.slice(at + 1);
  const words = spoken.map(({ text }) => text).join('\n');
  if (/[<>]/.test(words.replace(OWN_TAG, ''))) {
    const guilty = spoken.find(({ text }) => /[<>]/.test(text.replace(OWN_TAG, '')));
    return { line: (guilty ?? timing).number, fault: 'markup' };
  }
  const text = words
    .replace(OWN_TAG, '')
    .replace(/&(?:lt|gt|amp|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity]!)
    .trim();
  return text.length <= MAX_CUE_TEXT ? { start, end, text } : { line: timing.number, fault: 'too_long' };
}
