import { isApiError, type ApiError } from '@summit/api-client';
import { useRef, useState, type FormEvent } from 'react';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface CheckedForm<Field extends string> {
  /** Errors by field, in the order of the fields; the first one takes the focus. */
  check: (values: Record<Field, string>) => FieldErrors<Field>;
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<void>;
  /** For failures without a text of the server (F-307). */
  failed: string;
  fields: readonly Field[];
  /** Whose fault a refusal is that names no field, by its code. */
  fieldOf?: Readonly<Partial<Record<string, Field>>>;
  /** Answers true when somebody else deals with a failure. */
  onError?: (error: unknown) => boolean;
}

function namedBy<Field extends string>(
  { fields, code, detail }: ApiError,
  fieldOf: Readonly<Partial<Record<string, Field>>>,
): FieldErrors<Field> {
  const field = fieldOf[code ?? ''];
  return field && detail ? ({ [field]: detail } as FieldErrors<Field>) : (fields as FieldErrors<Field>);
}

/** A form of the speakers' pages: checks, sends once at a time, shows what the server refuses beside its field. */
export function useCheckedForm<Field extends string>(form: CheckedForm<Field>) {
  const { check, send, failed, fields, fieldOf = {}, onError } = form;
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);

  const show = (shown: HTMLFormElement, found: FieldErrors<Field>): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) shown.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const sent = event.currentTarget;
    const data = new FormData(sent);
    const values = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<
      Field,
      string
    >;
    setFormError(null);
    if (show(sent, check(values))) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values, sent);
    } catch (error) {
      if (onError?.(error)) return;
      const detail = isApiError(error) ? error.detail : null;
      if (!show(sent, isApiError(error) ? namedBy(error, fieldOf) : {})) setFormError(detail || failed);
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
