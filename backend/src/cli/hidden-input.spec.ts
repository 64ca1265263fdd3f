import { PassThrough } from 'node:stream';
import { askHidden, type Terminal } from './hidden-input.js';

const DEL = '\u007F';

describe('a password at a terminal', () => {
  /** A terminal in memory: what is written to it, and whether it hands out each key as it is pressed. */
  function aTerminal() {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const modes: boolean[] = [];
    const terminal: Terminal = {
      input: Object.assign(input, { setRawMode: (mode: boolean) => void modes.push(mode) }),
      output,
    };
    const shown = () => (output.read() as Buffer | null)?.toString() ?? '';
    return { terminal, input, modes, shown };
  }

  it('is read key by key and never shown', async () => {
    const { terminal, input, modes, shown } = aTerminal();
    const answer = askHidden('Password: ', terminal);
    for (const key of ['s', 'é', '🙂']) input.write(key);
    input.write('cret\r');
    expect(await answer).toBe('sé🙂cret');
    expect(shown()).toBe('Password: \n');
    expect(modes).toEqual([true, false]);
  });

  it.each([
    ['takes back what was mistyped', ['abé🙂', DEL, DEL, '\b', 'c\n'], 'ac'],
    ['takes back a whole line', ['abc', '\u0015', 'd\r'], 'd'],
    ['is what was pasted up to the end of its line', ['first\r\nsecond'], 'first'],
    ['knows no keys that move', ['a\u001B[D\u001B[3~b\r'], 'ab'],
    ['ends with the input', ['abc\u0004'], 'abc'],
  ])('%s', async (_what, keys, password) => {
    const { terminal, input } = aTerminal();
    const answer = askHidden('', terminal);
    for (const key of keys) input.write(key);
    expect(await answer).toBe(password);
  });

  it('reads a letter whose bytes come one by one', async () => {
    const { terminal, input } = aTerminal();
    const answer = askHidden('', terminal);
    for (const byte of Buffer.from('é\r')) input.write(Buffer.from([byte]));
    expect(await answer).toBe('é');
  });

  it('is given up with Ctrl+C, and the terminal is as before', async () => {
    const { terminal, input, modes, shown } = aTerminal();
    const answer = askHidden('Password: ', terminal);
    input.write('abc\u0003');
    expect(await answer).toBeNull();
    expect([modes, shown()]).toEqual([[true, false], 'Password: \n']);
  });

  it('is what was typed where the terminal closes', async () => {
    const { terminal, input, modes } = aTerminal();
    const answer = askHidden('', terminal);
    input.end('abc');
    expect(await answer).toBe('abc');
    expect(modes).toEqual([true, false]);
  });
});
