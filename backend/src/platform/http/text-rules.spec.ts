import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { TrimmedName } from './text-rules.js';

class Given {
  @TrimmedName()
  name: unknown;
}

const trimmed = (name: unknown): unknown => plainToInstance(Given, { name }).name;

describe('TrimmedName', () => {
  it.each([
    ['  Zoë  Ångström ', 'Zoë  Ångström'],
    ['\ufeff\u200bAmara\u00a0', 'Amara'],
    // Copied from a contact list, or made to turn around what stands behind a name.
    ['\u202aAmara\u202c', 'Amara'],
    ['Amara\u202egro.elpmaxe', 'Amaragro.elpmaxe'],
    ['\u2068Amara\u2069', 'Amara'],
    ['\u200b\u2060\u00ad', ''],
  ])('makes of %j the text %j', (given, kept) => {
    expect(trimmed(given)).toBe(kept);
  });

  it.each(['محمد\u200cرضا', '👩\u200d💻', 'א\u200fב'])('keeps the signs that %j is written with', (name) => {
    expect(trimmed(name)).toBe(name);
  });

  it('leaves what is no text for the type check', () => {
    expect(trimmed(5)).toBe(5);
    expect(trimmed(null)).toBeNull();
  });
});
