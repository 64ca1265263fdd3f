import { isApiError } from '@summit/api-client';
import { use, useRef, useState, type FormEvent } from 'react';
import type { SpeakerLoginResponse } from '@summit/contracts';
import { useNavigate } from 'react-router-dom';
import { speakerDashboardPath } from '../../lib/site/paths';
import { SpeakerPortsContext } from './speaker-ports';
import { keepSession } from './speaker-session';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface SendingForm<Field extends string> {
  /** Errors by field, in the order of the fields; the first one takes the focus. */
  check: (values: Record<Field, string>) => FieldErrors<Field>;
  send: (values: Record<Field, string>) => Promise<SpeakerLoginResponse>;
  /** For failures without a text of the server (F-307). */
  failed: string;
  fields: readonly Field[];
}

/** A form that signs a speaker in: checks, sends once at a time, keeps the session and opens the dashboard. */
export function useSendingForm<Field extends string>({ check, send, failed, fields }: SendingForm<Field>) {
  const { store } = use(SpeakerPortsContext);
  const navigate = useNavigate();
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
      keepSession(store, await send(values));
      await navigate(speakerDashboardPath, { replace: true });
    } catch (error) {
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
