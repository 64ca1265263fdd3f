import type { MessageAnswer } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { isCalledOff } from '../failure/called-off';
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
  /** Asked of what is about to be sent, and of nothing typed since; false leaves all as it stands. `stored`: as read just before. */
  question?: { ask: (edit: SettingsEdit<Typed>, stored: Typed) => Promise<boolean>; failed: string };
  /** Reads them anew, before they are saved, and keeps that, so that `settings` follow. */
  newest: () => Promise<Typed>;
  /** What the form calls a field. */
  labelOf: (field: keyof Typed) => string;
  /** What the form shows of a field that holds no words of its own. */
  shownValue?: (field: keyof Typed, stored: Typed) => string;
  /** Lists that the server puts together from the changes of all. */
  merged?: readonly (keyof Typed)[];
  send: (edit: SettingsEdit<Typed>) => Promise<Answer>;
  /** Keeps what the server answered, and says what the form shows of it. */
  keep: (answer: Answer) => Promise<Typed>;
  saveFailed: string;
}

export interface SettingsForm<Typed extends FieldValues> {
  form: UseFormReturn<Typed, unknown, Typed>;
  /** Until the answer: a form that follows what others set takes itself for idle again. */
  saving: boolean;
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
  shownValue = (field, stored) => String(stored[field]),
  merged = [],
  send,
  keep,
  saveFailed,
}: SettingsFormOptions<Typed, Answer>): SettingsForm<Typed> {
  const { notify } = useFeedback();
  const form = useForm<Typed, unknown, Typed>({ values: settings, resetOptions: FOLLOWS });
  const [saving, setSaving] = useState(false);
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
  const beginAnew = ({ typed, changed: sent }: SettingsEdit<Typed>, stored: Typed, saved: Typed): void => {
    const now = form.getValues();
    began.current = saved;
    form.reset(saved, BEGINS_ANEW);
    for (const field of Object.keys(saved) as Path<Typed>[]) {
      // What was not sent may have followed what is stored.
      const isAsItWas = now[field] === typed[field] || (!sent.includes(field) && now[field] === stored[field]);
      form.setValue(field, isAsItWas ? saved[field] : now[field], { shouldDirty: true });
    }
  };
  /** What is stored, and which of the fields that are changed here somebody else has changed. From now on that is known. */
  const readAnew = async ({ typed, changed: fields }: SettingsEdit<Typed>): Promise<MergeResult<Typed>> => {
    const stored = await newest();
    const clashing = fields.filter(
      (field) => !merged.includes(field) && stored[field] !== began.current[field] && stored[field] !== typed[field],
    );
    for (const field of clashing) began.current = { ...began.current, [field]: stored[field] };
    return { stored, clashes: clashing.map((field) => ({ label: labelOf(field), theirs: shownValue(field, stored) })) };
  };
  const tell = (message: string): void => form.setError('root', { message });
  const save = async (typed: Typed): Promise<void> => {
    const edit = { typed, began: began.current, changed };
    let failed = saveFailed;
    setSaving(true);
    try {
      let { stored, clashes } = await readAnew(edit);
      if (question && clashes.length === 0) {
        failed = question.failed;
        if (!(await question.ask(edit, stored))) return;
        failed = saveFailed;
        // Somebody may have thought about it for minutes.
        ({ stored, clashes } = await readAnew(edit));
      }
      if (clashes.length > 0) return tell(clashText(clashes));
      const answer = await send(edit);
      beginAnew(edit, stored, await keep(answer));
      notify(answer.message);
    } catch (error) {
      if (!isCalledOff(error)) tell(failureText(error, failed));
    } finally {
      setSaving(false);
    }
  };
  return { form, saving, submit: (event) => form.handleSubmit(save)(event) };
}

interface MergeResult<Typed> {
  stored: Typed;
  clashes: readonly Clash[];
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
