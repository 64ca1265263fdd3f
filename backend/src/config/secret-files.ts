import { readFileSync } from 'node:fs';

/**
 * The settings that are given, those of files included: `STRIPE_SECRET_KEY_FILE=/run/secrets/stripe` is the way of containers to hand
 * over what `docker inspect` must not show. Read once, at the start; a line break at the end is not part of the value.
 * Problems name the setting, never the value; `without` are the settings that got none from their file. An empty file of a former secret
 * says that none is being replaced: containers can't be given a file that is not there.
 */
export function withFileValues(
  source: NodeJS.ProcessEnv,
  names: readonly string[],
): { given: Record<string, string>; problems: string[]; without: string[] } {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  const without: string[] = [];
  for (const [name, value] of Object.entries(source)) if (value) given[name] = value;
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name} and ${name}_FILE are both set: one of them must go`);
    const { text, refused } = textOf(file);
    if (text) given[name] = text;
    else if (refused || !name.endsWith('_FORMER')) {
      without.push(name);
      problems.push(`${name}_FILE ${refused ?? 'names no file with a value in it'}`);
    }
  }
  return { given, problems, without };
}

/** Whoever mounts a file into a container is not the one who reads it there: the reason names both sides. */
function textOf(file: string): { text?: string; refused?: string } {
  try {
    return { text: readFileSync(file, 'utf8').trimEnd() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { refused: `cannot be read by user ${process.getuid?.()} (${code})` };
  }
}
