import type { MessageAnswer } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useDiscardQuestion } from './useDiscardQuestion';

/** What was not touched shows what others set meanwhile; what was typed stays. */
const FOLLOWS = { keepDirtyValues: true, keepDirty: true, keepErrors: true };
/** From what was saved; the fields get their values one by one, so that nobody's cursor jumps. */
const BEGINS_ANEW = { keepDirtyValues: false, keepDirty: false, keepErrors: false, keepValues: true };

export interface SettingsEdit<Typed> {
  typed: Typed;
  /** What each field showed before somebody typed into it. */
  began: Typed;
  /** Changed here. Nothing else is sent: it may be another owner's by now. */
  changed: (keyof Typed)[];
}

export interface SettingsFormOptions<Typed extends FieldValues, Answer extends MessageAnswer> {
  /** As they are now: read anew from time to time, because another owner may have changed them. */
  settings: Typed;
  /** Asked of what is about to be sent, and of nothing typed since; false leaves all as it stands. */
  question?: { ask: (edit: SettingsEdit<Typed>) => Promise<boolean>; failed: string };
  /** Reads them anew, before they are saved. */
  newest: () => Promise<Typed>;
  /** What the form calls a field. */
  labelOf: (field: keyof Typed) => string;
  /** Lists that the server puts together from the changes of all. */
  merged?: readonly (keyof Typed)[];
  send: (edit: SettingsEdit<Typed>) => Promise<Answer>;
  /** Keeps what the server answered, and says what the form shows of it. */
  keep: (answer: Answer) => Promise<Typed>;
  saveFailed: string;
}

export interface SettingsForm<Typed extends FieldValues> {
  form: UseFormReturn<Typed, unknown, Typed>;
  submit: (event: SyntheticEvent) => Promise<void>;
}

/**
 * A form of settings that several owners may have open at once: it saves what was changed in it and nothing else. Where somebody else has
 * changed the same field meanwhile it says so, and replaces that only when it is saved again.
 */
export function useSettingsForm<Typed extends FieldValues, Answer extends MessageAnswer>({
  settings,
  question,
  newest,
  labelOf,
  merged = [],
  send,
  keep,
  saveFailed,
}: SettingsFormOptions<Typed, Answer>): SettingsForm<Typed> {
  const { notify } = useFeedback();
  const form = useForm<Typed, unknown, Typed>({ values: settings, resetOptions: FOLLOWS });
  const { dirtyFields, isDirty } = form.formState;
  const changed = Object.keys(settings).filter((field) => (dirtyFields as Record<string, unknown>)[field] === true);
  useDiscardQuestion(isDirty);
  // What is typed is a change of what stood there, not of what another owner has made of it since.
  const began = useRef(settings);
  useLayoutEffect(() => {
    const kept = Object.fromEntries(changed.map((field): [string, unknown] => [field, began.current[field]]));
    began.current = { ...settings, ...kept };
  });

  /** Somebody goes on typing while a save is on its way: that stays, as a change of what was saved. */
  const beginAnew = (sent: Typed, saved: Typed): void => {
    const now = form.getValues();
    began.current = saved;
    form.reset(saved, BEGINS_ANEW);
    for (const field of Object.keys(saved) as Path<Typed>[])
      form.setValue(field, now[field] === sent[field] ? saved[field] : now[field], { shouldDirty: true });
  };
  /** What somebody else has made of fields that are changed here. From now on it is known. */
  const metChanges = async ({ typed, changed: fields }: SettingsEdit<Typed>): Promise<Clash[]> => {
    const theirs = await newest();
    const clashing = fields.filter(
      (field) => !merged.includes(field) && theirs[field] !== began.current[field] && theirs[field] !== typed[field],
    );
    for (const field of clashing) began.current = { ...began.current, [field]: theirs[field] };
    return clashing.map((field) => ({ label: labelOf(field), theirs: String(theirs[field]) }));
  };
  const save = async (typed: Typed): Promise<void> => {
    const edit = { typed, began: began.current, changed };
    let failed = saveFailed;
    try {
      const clashes = await metChanges(edit);
      if (clashes.length > 0) return form.setError('root', { message: clashText(clashes) });
      failed = question?.failed ?? saveFailed;
      if (question && !(await question.ask(edit))) return;
      failed = saveFailed;
      const answer = await send(edit);
      beginAnew(typed, await keep(answer));
      notify(answer.message);
    } catch (error) {
      form.setError('root', { message: failureText(error, failed) });
    }
  };
  return { form, submit: (event) => form.handleSubmit(save)(event) };
}

interface Clash {
  label: string;
  theirs: string;
}

const clashText = (clashes: readonly Clash[]): string =>
  `Somebody else has just saved this: ${clashes
    .map(({ label, theirs }) => `${label}: ${theirs === '' ? '(empty)' : `“${theirs}”`}`)
    .join('; ')}. Yours is still in the form, and is not saved. Save again to replace theirs.`;

/** Of a body those fields. */
export const only = <Body extends object>(body: Body, fields: readonly PropertyKey[]): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field))) as Partial<Body>;
