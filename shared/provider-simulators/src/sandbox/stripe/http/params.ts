import type { Field, FormFields } from './form-fields.js';
import { invalid, StripeError } from './stripe-error.js';

/** How a parameter is read; throws StripeError in Stripe's words. */
export interface Kind<T> {
  read(field: Field, param: string): T;
}

type Kinds = Record<string, Kind<unknown>>;
type ValueOf<K> = K extends Kind<infer T> ? T : never;
type Values<S extends Kinds, R extends keyof S> = { [N in R]: ValueOf<S[N]> } & {
  [N in Exclude<keyof S, R>]?: ValueOf<S[N]>;
};
/** The values that a group gives. */
export type ParamsOf<K> = ValueOf<K>;

function plain(field: Field, param: string): string {
  if (typeof field === 'string') return field;
  throw invalid('Invalid string: {...}', { param });
}

/** Text; an empty one would unset the parameter, which most cannot be. */
export const text: Kind<string> = {
  read(field, param) {
    const value = plain(field, param);
    if (value !== '') return value;
    throw invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  },
};

export const whole: Kind<number> = {
  read(field, param) {
    const value = plain(field, param);
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  },
};

export const decimal: Kind<number> = {
  read(field, param) {
    const value = plain(field, param);
    if (/^-?\d{1,12}(\.\d{1,12})?$/.test(value)) return Number(value);
    throw invalid(`Invalid decimal: ${value}`, { param });
  },
};

export const flag: Kind<boolean> = {
  read(field, param) {
    const value = plain(field, param);
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalid(`Invalid boolean: ${value}`, { param });
  },
};

/** Name and value pairs; an empty value removes the name. */
export const metadata: Kind<Record<string, string>> = {
  read(field, param) {
    if (field === '') return {};
    if (typeof field === 'string') throw invalid('Invalid object', { param });
    return Object.fromEntries(Object.entries(field).map(([name, value]) => [name, plain(value, `${param}[${name}]`)]));
  },
};

/** An address to lead the buyer to. */
export const webAddress: Kind<string> = {
  read(field, param) {
    const value = text.read(field, param);
    if (URL.canParse(value) && /^https?:/.test(value)) return value;
    throw invalid('Not a valid URL', { code: 'url_invalid', param });
  },
};

export function oneOf<const T extends string>(...values: readonly T[]): Kind<T> {
  return {
    read(field, param) {
      const value = plain(field, param);
      const known = values.find((one) => one === value);
      if (known !== undefined) return known;
      throw invalid(`Invalid ${param}: must be one of ${values.join(', ')}`, { param });
    },
  };
}

/** A value that an empty text unsets: null then. */
export function clearable<T>(kind: Kind<T>): Kind<T | null> {
  return { read: (field, param) => (field === '' ? null : kind.read(field, param)) };
}

export function listOf<T>(kind: Kind<T>): Kind<T[]> {
  return {
    read(field, param) {
      if (field === '') return [];
      if (typeof field === 'string') throw invalid('Invalid array', { param });
      return Object.entries(field).map(([index, value]) => {
        if (!/^\d+$/.test(index)) throw invalid('Invalid array', { param });
        return kind.read(value, `${param}[${index}]`);
      });
    },
  };
}

/** A parameter that a version of the API took away. */
export function removed(code: string, message: string): Kind<never> {
  return {
    read(_field, param) {
      throw invalid(message, { code, param });
    },
  };
}

/** Named parameters; unknown ones are refused as `parameter_unknown`, `required` ones asked for as `parameter_missing`. */
export function group<S extends Kinds, R extends keyof S & string = never>(
  kinds: S,
  ...required: readonly R[]
): Kind<Values<S, R>> {
  return {
    read(field, param) {
      if (typeof field === 'string') throw invalid('Invalid object', { param });
      const inside = (name: string) => (param ? `${param}[${name}]` : name);
      refuseUnknown(field, kinds, inside);
      const values: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(field)) values[name] = kinds[name]?.read(value, inside(name));
      const missing = required.find((name) => values[name] === undefined);
      if (missing !== undefined) {
        const at = inside(missing);
        throw invalid(`Missing required param: ${at}.`, { code: 'parameter_missing', param: at });
      }
      return values as Values<S, R>;
    },
  };
}

function refuseUnknown(fields: FormFields, kinds: Kinds, inside: (name: string) => string): void {
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(kinds, name));
  const [first] = unknown;
  if (first === undefined) return;
  const names = unknown.map(inside);
  throw new StripeError(400, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
    param: inside(first),
  });
}
