import type { ParamValue } from './endpoint.js';

/** Names of the `:parts` of a path: `/day/:day` has `day`. */
export type PathParamName<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParamName<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/**
 * Puts values into the `:parts` of a path, encoded. Throws a RangeError for a value that is missing or that a browser
 * would read as a step up the path (`.`, `..`), since the call would then go somewhere else.
 */
export function fillPath(path: string, params: Readonly<Record<string, ParamValue | undefined>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (value === '' || value === '.' || value === '..') {
      throw new RangeError(`The path ${path} needs a value for ${name}, not "${value}".`);
    }
    return encodeURIComponent(value);
  });
}
