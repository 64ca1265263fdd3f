import { useRef, useState, type SubmitEvent } from 'react';

export type TextErrors<Name extends string> = Partial<Record<Name, string>>;

export interface TextFormOptions<Name extends string> {
  /** What the fields begin with, in the order in which they stand. */
  initial: Record<Name, string>;
  /** What is wrong with the fields. */
  check: (values: Record<Name, string>) => TextErrors<Name>;
  /** Sends what was typed. */
  send: (values: Record<Name, string>) => Promise<void>;
  /** What `send` threw, in words. */
  explain: (error: unknown) => string;
  /** The field to type anew after a failure. */
  retype?: NoInfer<Name>;
}

/**
 * A form of a few fields of text, for pages that must stay small: react-hook-form would be a tenth of a sign-in page. It judges as that
 * does: at the first press, from then on at each letter, and the first field that is wrong gets the focus. What is sent is what stands
 * in the fields, because a password manager may fill them without a word.
 */
export function useTextForm<Name extends string>({ initial, check, send, explain, retype }: TextFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const names = Object.keys(initial) as Name[];
  const errors: TextErrors<Name> = judged ? check(values) : {};

  const read = (): Record<Name, string> => {
    const typed = new FormData(form.current!);
    const given = names.map((name) => [name, typed.get(name) ?? values[name]]);
    return Object.fromEntries(given) as Record<Name, string>;
  };
  const field = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = read();
    setValues(given);
    setJudged(true);
    const found = check(given);
    const wrong = names.find((name) => found[name] !== undefined);
    if (wrong !== undefined) return field(wrong)?.focus();
    setBusy(true);
    setFailure(null);
    try {
      await send(given);
    } catch (error) {
      setFailure(explain(error));
      const again = retype && field(retype);
      again?.focus();
      again?.select();
    } finally {
      setBusy(false);
    }
  };
  const change = () => {
    setValues(read());
    setFailure(null);
  };
  return {
    /** For the form element. */
    props: { ref: form, noValidate: true, onSubmit: submit, onChange: change },
    /** For one FormField. */
    field: (name: Name) => ({ name, defaultValue: initial[name], error: errors[name] }),
    /** What stands in the fields, as far as it was typed. */
    values,
    /** What stands in the fields at this moment, whoever put it there. */
    read,
    busy,
    /** Why the last try failed; null once something else is typed. */
    failure,
  };
}
