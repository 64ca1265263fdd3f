import { isApiError } from '@summit/api-client';
import {
  adminCreateSessionEndpoint,
  adminUpdateSessionEndpoint,
  type CreateSessionResponse,
  type SessionRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { useKeptEdits } from '../../lib/edits/useKeptEdits';
import { useMergedEdit, type EditConflict } from '../../lib/edits/useMergedEdit';
import { FIELD_LABELS, FORM_TEXTS, SESSIONS_TEXTS } from './messages';
import { fieldErrors, missingFields, moved } from './session-rules';
import { sessionsQuery, useReloadSessions } from './sessions-query';
import { changeOf, draftOf, NEW_SESSION, valuesOf, type SessionField, type SessionValues } from './session-values';

export type Conflict = EditConflict<SessionValues>;

/** One field of the form. `change` is always the same function, so that a field is drawn anew only when it is about itself. */
export interface FieldState<Name extends SessionField = SessionField> {
  name: Name;
  value: string;
  /** None until a save was tried. */
  error: string | undefined;
  change: (part: Partial<SessionValues>) => void;
}

export interface SessionEdit {
  /** Null while the session is new. */
  id: string | null;
  values: SessionValues;
  change: (part: Partial<SessionValues>) => void;
  field: <Name extends SessionField>(name: Name) => FieldState<Name>;
  /** Empty until a save was tried. */
  missing: readonly SessionField[];
  /** The form began with what was typed before and not saved. */
  restored: boolean;
  conflict: Conflict | null;
  takeTheirs: (field: SessionField) => void;
  /** Why the server saved nothing. */
  failure: string | null;
  isDirty: boolean;
  busy: boolean;
  /** What was typed is thrown away. */
  discard: () => void;
  /** False where the form can't be sent as it is. */
  save: () => boolean;
}

export interface SessionEditOutcome {
  onCreated: (answer: CreateSessionResponse) => void;
  onUpdated: () => void;
}

/** Detail, message, the whole response, or `Unknown error`. */
function wholeFailure(error: unknown): string {
  const body = isApiError(error) ? error.body : undefined;
  const whole = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return whole ? failureText(error, whole) : reasonText(error, SESSIONS_TEXTS.unknown);
}

/** The form of one session: what was typed, the rules of the dialog, the call, and what a conflict means (A-170, A-175..A-178). */
export function useSessionEdit(session: SessionRow | null, { onCreated, onUpdated }: SessionEditOutcome): SessionEdit {
  const services = useServices();
  const queries = useQueryClient();
  const reload = useReloadSessions();
  const { notify } = useFeedback();
  const kept = useKeptEdits<SessionValues>()(`session ${session?.id ?? 'new'}`);
  const edit = useMergedEdit<SessionRow, SessionValues>(session, { valuesOf, fresh: () => NEW_SESSION, kept });
  const { base, values, setValues, changed } = edit;
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const newest = async (): Promise<SessionRow | null> => {
    const rows = await queries.fetchQuery({ ...sessionsQuery(services, null), staleTime: 0 });
    return rows.find(({ id }) => id === base?.id) ?? null;
  };
  const create = async (): Promise<void> => {
    const answer = await services.api.send(adminCreateSessionEndpoint, { body: draftOf(values) });
    void reload();
    kept.forget();
    onCreated(answer);
  };
  const update = async (before: SessionRow): Promise<void> => {
    const call = { params: { id: before.id }, body: changeOf(before, values) };
    notify((await services.api.send(adminUpdateSessionEndpoint, call)).message);
    void reload();
    kept.forget();
    onUpdated();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      base
        ? edit.sendOrMeet(
            () => update(base),
            newest,
            () => setFailure(FORM_TEXTS.goneMeanwhile),
          )
        : create(),
    onError: (error) =>
      setFailure(
        base
          ? `${FORM_TEXTS.updateFailed}: ${reasonText(error, SESSIONS_TEXTS.unknown)}`
          : `${FORM_TEXTS.createFailed}: ${wholeFailure(error)}`,
      ),
  });

  const [missing, errors] = [missingFields(values, base === null), fieldErrors(values)];
  const change = useCallback(
    (part: Partial<SessionValues>) => {
      setValues((before) => ({ ...before, ...moved(before, part) }));
      setFailure(null);
    },
    [setValues],
  );
  const errorOf = (name: SessionField): string | undefined =>
    errors[name] ?? (missing.includes(name) ? FORM_TEXTS.required(FIELD_LABELS[name]) : undefined);
  return {
    id: base?.id ?? null,
    values,
    change,
    field: (name) => ({ name, value: values[name], error: tried ? errorOf(name) : undefined, change }),
    missing: tried ? missing : [],
    restored: edit.restored,
    conflict: edit.conflict,
    takeTheirs: edit.takeTheirs,
    failure,
    isDirty: changed.length > 0,
    busy: isPending,
    discard: kept.forget,
    save: () => {
      if (isPending) return true;
      setTried(true);
      setFailure(null);
      if (missing.length > 0 || Object.keys(errors).length > 0) return false;
      edit.forgetConflict();
      mutate();
      return true;
    },
  };
}
