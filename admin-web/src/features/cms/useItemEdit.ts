import { isApiError } from '@summit/api-client';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changedFields, mergeEdits, withFields } from '../../lib/edits/merge-edits';
import { useServices } from '../../lib/services';
import type { CmsResource, CmsRow, CmsValues } from './cms-resource';
import { fieldErrors } from './field-errors';
import { CMS_TEXTS as TEXTS } from './messages';

/** What somebody else saved meanwhile. */
export interface CmsConflict {
  theirs: CmsValues;
  takenOver: readonly string[];
  clashing: readonly string[];
}

export interface ItemEdit {
  values: CmsValues;
  change: (name: string, text: string) => void;
  /** By field; those of the browser's rules only once a save was tried. */
  errors: Readonly<Record<string, string>>;
  conflict: CmsConflict | null;
  takeTheirs: (name: string) => void;
  /** Why the server saved nothing. */
  failure: string | null;
  /** Grows with each save that did not happen. */
  refusals: number;
  isDirty: boolean;
  busy: boolean;
  save: () => void;
}

export interface ItemEditOptions<Row extends CmsRow> {
  resource: CmsResource<Row>;
  /** Null creates one. */
  row: Row | null;
  /** Items that there are. */
  count: number;
  onSaved: () => void;
}

const part = (values: CmsValues, names: readonly string[]): CmsValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/** The form of one item: what was typed, the call, and what a conflict means. */
export function useItemEdit<Row extends CmsRow>({ resource, row, count, onSaved }: ItemEditOptions<Row>): ItemEdit {
  const { api } = useServices();
  const { notify } = useFeedback();
  const [base, setBase] = useState(row);
  const [start] = useState(() => (row ? resource.valuesOf(row) : resource.defaults(count)));
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<{ text: string; fields: Readonly<Record<string, string>> } | null>(null);
  const [conflict, setConflict] = useState<CmsConflict | null>(null);
  const began = base ? resource.valuesOf(base) : start;

  const refuse = (text: string, fields: Readonly<Record<string, string>> = {}) => {
    setRefusals((before) => before + 1);
    setRefused({ text: `Error saving ${resource.pathOf(values)}: ${text}`, fields });
  };
  const meet = async (before: Row): Promise<void> => {
    const newer = (await resource.list(api)).find(({ id }) => id === before.id);
    if (!newer) return refuse(TEXTS.goneMeanwhile);
    const theirs = resource.valuesOf(newer);
    const { values: merged, ...fields } = mergeEdits(resource.valuesOf(before), values, theirs);
    setBase(newer);
    setValues(merged);
    setConflict({ theirs, ...fields });
  };
  const send = async (): Promise<void> => {
    try {
      const notice = base
        ? await resource.update(api, base, part(values, changedFields(began, values)))
        : await resource.create(api, values);
      notify(notice);
      onSaved();
    } catch (error) {
      if (base && isApiError(error) && error.code === 'edit_conflict') await meet(base);
      else refuse(failureText(error, TEXTS.unknown), isApiError(error) ? error.fields : {});
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onError: (error) => refuse(failureText(error, TEXTS.unknown)),
  });
  const errors = fieldErrors(resource.fieldsOf(row), values);
  return {
    values,
    change: (name, text) => {
      setValues((before) => ({ ...before, [name]: text }));
      setRefused(null);
    },
    errors: { ...refused?.fields, ...(tried && errors) },
    conflict,
    takeTheirs: (name) => {
      if (!conflict) return;
      setValues(withFields(values, conflict.theirs, [name]));
      setConflict({ ...conflict, clashing: conflict.clashing.filter((one) => one !== name) });
    },
    failure: refused?.text ?? null,
    refusals,
    isDirty: changedFields(began, values).length > 0,
    busy: isPending,
    save: () => {
      if (isPending) return;
      setTried(true);
      setRefused(null);
      if (Object.keys(errors).length > 0) return setRefusals(refusals + 1);
      setConflict(null);
      mutate();
    },
  };
}
