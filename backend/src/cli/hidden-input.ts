import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

export interface Terminal {
  /** Raw mode: each key comes as it is pressed, and the terminal shows none of them. */
  input: Readable & { setRawMode(mode: boolean): unknown };
  output: Writable;
}

const [CTRL_C, CTRL_D, CTRL_U, ESCAPE, BACKSPACE, DELETE] = ['\u0003', '\u0004', '\u0015', '\u001B', '\b', '\u007F'];
/** Arrows and the like: there is no line to move in. */
const MOVES = new RegExp(`${ESCAPE}(?:\\[[\\d;]*[A-Za-z~]|O[A-Z])`, 'g');
const ENDS = ['\r', '\n', CTRL_D];

/** Asks for a line and shows nothing of it, not even its length. Null: given up with Ctrl+C. */
export function askHidden(question: string, { input, output }: Terminal): Promise<string | null> {
  const decoder = new StringDecoder('utf8');
  let typed: string[] = [];
  output.write(question);
  input.setRawMode(true);
  return new Promise((answer) => {
    const end = (line: string | null) => {
      input.off('data', onData).off('end', onEnd).pause();
      input.setRawMode(false);
      output.write('\n');
      answer(line);
    };
    const onEnd = () => end(typed.join(''));
    const onData = (bytes: Buffer) => {
      for (const key of decoder.write(bytes).replace(MOVES, '')) {
        if (key === CTRL_C) return end(null);
        if (ENDS.includes(key)) return onEnd();
        if (key === DELETE || key === BACKSPACE) typed = typed.slice(0, -1);
        else if (key === CTRL_U) typed = [];
        else if (key >= ' ') typed.push(key);
      }
    };
    input.on('data', onData).on('end', onEnd).resume();
  });
}
