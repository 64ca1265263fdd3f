import { ApiError } from '@summit/api-client';
import { use, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { currentReferral } from '../../lib/visit/referral';
import { createAttemptKeys, type AttemptKeys } from './attempt-key';
import {
  SIGNUP_MESSAGES,
  signupFailure,
  type FieldErrors,
  type SignupField,
  type SignupFailure,
} from './signup-errors';
import { SignupPortsContext, type SignupCall, type SignupPorts } from './signup-ports';
import { signupRequestOf, validateSignup } from './validate-signup';

/** Time between the success view and /vip (F-080). */
export const REDIRECT_MS = 2000;

/** `working`: the server has asked the browser for work. */
type Status = 'idle' | 'submitting' | 'working' | 'success';

/** What people do not see. */
export const HONEYPOT_FIELD = 'topic';

const FIELDS: readonly SignupField[] = ['name', 'email', 'phone'];

/** Sends the request, stores what the documents keep, reports the referral (F-082, F-083). */
async function register(
  ports: SignupPorts,
  keys: AttemptKeys,
  { body, ...press }: Pick<SignupCall, 'body' | 'trapFilled' | 'onWork'>,
): Promise<void> {
  const { store } = ports;
  const ref = currentReferral(store, ports.now());
  const invite = store.get('inviteCode');
  const query = { ...(ref !== null && { ref }), ...(invite !== null && { invite }) };
  const answer = await ports.signUp({ query, body, idempotencyKey: keys.keyFor({ query, body }), ...press });
  store.set('userEmail', body.email);
  store.set('userName', body.name);
  store.set('bonusDownloadUrls', JSON.stringify(answer.bonus_download_urls));
  store.set('inviteUrl', answer.invite_url);
  if (ref !== null) {
    ports.trackSignup({ affiliate_code: ref, signup_id: answer.id, email: body.email, name: body.name });
  }
}

const failureOf = (reason: unknown): SignupFailure =>
  reason instanceof ApiError ? signupFailure(reason) : { fields: {}, form: SIGNUP_MESSAGES.other, registered: false };

export interface SignupForm {
  status: Status;
  errors: FieldErrors;
  formError: string | null;
  /** The address has a registration already. */
  registered: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onEdit(): void;
  /** Somebody begins to fill it in. */
  onBegin(): void;
}

/**
 * State of the registration form: idle, submitting, success, or idle with errors (F-078..F-081).
 * The fields stay uncontrolled, so what was typed before the app came is still there.
 */
export function useSignupForm(formRef: RefObject<HTMLFormElement | null>): SignupForm {
  const ports = use(SignupPortsContext);
  const [status, setStatus] = useState<Status>('idle');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [registered, setRegistered] = useState(false);
  const [revalidate, setRevalidate] = useState(false);
  const [keys] = useState(() => createAttemptKeys(ports.newKey));
  const busy = useRef(false);

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(ports.goToVip, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [status, ports]);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    const input = first && formRef.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    const given = new FormData(form);
    const body = signupRequestOf(given);
    const trap = form.elements.namedItem(HONEYPOT_FIELD);
    const found = validateSignup(body);
    setFormError(null);
    if (Object.keys(found).length > 0) {
      setRevalidate(true);
      showErrors(found);
      return;
    }
    busy.current = true;
    setErrors({});
    setStatus('submitting');
    try {
      await register(ports, keys, {
        body,
        trapFilled: Boolean(given.get(HONEYPOT_FIELD)),
        onWork: () => setStatus('working'),
      });
      setStatus('success');
    } catch (reason) {
      const failure = failureOf(reason);
      // The token is used up: one that is asked for at the next press would be too young.
      ports.prepare();
      setStatus('idle');
      // Autofill has filled it: the next press is without it.
      if (trap instanceof HTMLInputElement) trap.value = '';
      setFormError(failure.form);
      setRegistered(failure.registered);
      // The page of the downloads asks for those of this address.
      if (failure.registered) ports.store.set('userEmail', body.email);
      showErrors(failure.fields);
    } finally {
      busy.current = false;
    }
  };

  return {
    status,
    errors,
    formError,
    registered,
    onSubmit(event) {
      event.preventDefault();
      // A second press while the first is on its way does nothing.
      if (!busy.current) void submit(event.currentTarget);
    },
    onBegin: ports.prepare,
    onEdit() {
      ports.prepare();
      setFormError(null);
      setRegistered(false);
      const form = formRef.current;
      if (revalidate && form) setErrors(validateSignup(signupRequestOf(new FormData(form))));
      else setErrors({});
    },
  };
}
