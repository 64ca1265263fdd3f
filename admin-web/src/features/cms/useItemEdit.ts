import { isApiError } from '@summit/api-client';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMergedEdit, type EditConflict } from '../../lib/edits/useMergedEdit';
import type { KeptEdit } from '../../lib/edits/useKeptEdits';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import type { CmsResource, CmsRow, CmsValues } from './cms-resource';
import { fieldErrors } from './field-errors';
import { CMS_TEXTS as TEXTS } from './messages';

export type CmsConflict = EditConflict<CmsValues>;

export interface ItemEdit {
  values: CmsValues;
  change: (name: string, text: string) => void;
  /** By field; those of the browser's rules only once a save was tried. */
  errors: Readonly<Record<string, string>>;
  /** The form began with what was typed before and not saved. */
  restored: boolean;
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
  kept: KeptEdit<CmsValues>;
  onSaved: () => void;
}

const part = (values: CmsValues, names: readonly string[]): CmsValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/** The form of one item: what was typed, the call, and what a conflict means. */
export function useItemEdit<Row extends CmsRow>({
  resource,
  row,
  count,
  kept,
  onSaved,
}: ItemEditOptions<Row>): ItemEdit {
  const { api } = useServices();
  const { notify } = useFeedback();
  const edit = useMergedEdit<Row, CmsValues>(row, {
    valuesOf: (one) => resource.valuesOf(one),
    fresh: () => resource.defaults(count),
    kept,
  });
  const { base, values } = edit;
  const [tried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<{ text: string; fields: Readonly<Record<string, string>> } | null>(null);

  const refuse = (text: string, fields: Readonly<Record<string, string>> = {}) => {
    setRefusals((before) => before + 1);
    setRefused({ text: `Error saving ${resource.pathOf(values)}: ${text}`, fields });
  };
  const newest = async (): Promise<Row | null> => (await resource.list(api)).find(({ id }) => id === base?.id) ?? null;
  const send = async (): Promise<void> => {
    notify(base ? await resource.update(api, base, part(values, edit.changed)) : await resource.create(api, values));
    onSaved();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => edit.sendOrMeet(send, newest, () => refuse(TEXTS.goneMeanwhile)),
    onError: (error) => refuse(reasonText(error, TEXTS.unknown), isApiError(error) ? error.fields : {}),
  });
  const errors = fieldErrors(resource.fieldsOf(row), values);
  return {
    values,
    change: (name, text) => {
      edit.setValues((before) => ({ ...before, [name]: text }));
      setRefused(null);
    },
    errors: { ...refused?.fields, ...(tried && errors) },
    restored: edit.restored,
    conflict: edit.conflict,
    takeTheirs: edit.takeTheirs,
    failure: refused?.text ?? null,
    refusals,
    isDirty: edit.changed.length > 0,
    busy: isPending,
    save: () => {
      if (isPending) return;
      setTried(true);
      setRefused(null);
      if (Object.keys(errors).length > 0) return setRefusals(refusals + 1);
      edit.forgetConflict();
      mutate();
    },
  };
}
