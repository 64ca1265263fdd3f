import { isApiError } from '@summit/api-client';
import { useRef, useState, type FormEvent } from 'react';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface CheckedForm<Field extends string> {
  /** Errors by field, in the order of the fields; the first one takes the focus. */
  check: (values: Record<Field, string>) => FieldErrors<Field>;
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<void>;
  /** For failures without a text of the server (F-307). */
  failed: string;
  fields: readonly Field[];
  /** Answers true when somebody else deals with a failure. */
  onError?: (error: unknown) => boolean;
}

/** A form of the speakers' pages: checks, sends once at a time, shows what the server refuses beside its field. */
export function useCheckedForm<Field extends string>({ check, send, failed, fields, onError }: CheckedForm<Field>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);

  const show = (form: HTMLFormElement, found: FieldErrors<Field>): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<
      Field,
      string
    >;
    setFormError(null);
    if (show(form, check(values))) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values, form);
    } catch (error) {
      if (onError?.(error)) return;
      const named = isApiError(error) ? (error.fields as FieldErrors<Field>) : {};
      if (!show(form, named)) setFormError((isApiError(error) && error.detail) || failed);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const onChange = () => {
    setErrors({});
    setFormError(null);
  };
  return { errors, formError, busy, onSubmit, onChange };
}
