import { isApiError } from '@summit/api-client';
import { use, useRef, useState, type SubmitEvent } from 'react';
import { APPLICATION } from './affiliates-copy.baked';
import { SendApplicationContext } from './application-port';
import { APPLICATION_FIELDS, validateApplication, type ApplicationErrors } from './validate-application';

/** Fields that the form sends; `website` is the one that people do not see. */
const text = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** State of the form: idle, sending, sent, or idle with errors. The fields are uncontrolled: what was typed stays. */
export function useApplicationForm() {
  const send = use(SendApplicationContext);
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const isSending = useRef(false);

  /** The first field with an error takes the focus. */
  const show = (form: HTMLFormElement, found: ApplicationErrors): boolean => {
    setErrors(found);
    const first = APPLICATION_FIELDS.find((field) => found[field] !== undefined);
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return first !== undefined;
  };

  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const values = { name: text(data, 'name'), email: text(data, 'email'), promotion: text(data, 'promotion') };
    setFormError(null);
    if (show(form, validateApplication(values))) return;
    isSending.current = true;
    setBusy(true);
    try {
      setSent(await send({ ...values, website: text(data, 'website') }));
    } catch (error) {
      const named = isApiError(error) ? (error.fields as ApplicationErrors) : {};
      if (!show(form, named)) setFormError((isApiError(error) && error.detail) || APPLICATION.failed);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return {
    errors,
    formError,
    busy,
    sent,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isSending.current) void submit(event.currentTarget);
    },
    onChange() {
      setErrors({});
      setFormError(null);
    },
  };
}
