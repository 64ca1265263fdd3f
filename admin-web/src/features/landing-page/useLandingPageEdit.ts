import { isApiError } from '@summit/api-client';
import {
  adminSaveLandingDraftEndpoint,
  adminSaveLandingPageEndpoint,
  landingPageChanges,
  type LandingPageChange,
  type LandingPageContent,
  type LandingPageDraft,
  type StoredLandingPage,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSharedEdit } from '../../lib/edits/useSharedEdit';
import { useServices } from '../../lib/services';
import { contentOf, lacksText } from './content-of';
import { landingPageQuery, useReloadLandingPage } from './landing-page-query';
import { mergeContent } from './merge-content';
import { LANDING_TEXTS as TEXTS } from './messages';

/** What somebody else saved, and what it means for the form. */
export interface Conflict {
  text: string;
  changes: readonly LandingPageChange[];
}

export interface LandingPageEdit {
  content: LandingPageContent;
  change: (part: Partial<LandingPageContent>) => void;
  /** Whether a save was tried: from then on empty fields say that they are required. */
  tried: boolean;
  conflict: Conflict | null;
  useTheirs: () => void;
  failure: { text: string; reason: string | null } | null;
  /** Since the page or draft it was begun with, or the last draft that was kept. */
  isDirty: boolean;
  busy: boolean;
  /** False where the form can't be sent as it is. */
  save: () => boolean;
  preview: { url: string | null; stale: boolean; busy: boolean; failed: boolean; show: () => void };
}

/** A draft that was begun with another page than the one that is published now. */
const staleDraft = (page: StoredLandingPage, draft: LandingPageDraft | null): Conflict | null =>
  draft === null || draft.based_on === page.updated_at
    ? null
    : { text: TEXTS.staleDraft, changes: landingPageChanges(contentOf(page), draft.content) };

/** The form of the landing page: what was typed, the calls, and what a conflict means. */
export function useLandingPageEdit(
  page: StoredLandingPage,
  draft: LandingPageDraft | null,
  onSaved: () => void,
): LandingPageEdit {
  const services = useServices();
  const queries = useQueryClient();
  const reload = useReloadLandingPage();
  const { notify } = useFeedback();
  const edit = useSharedEdit<StoredLandingPage, LandingPageContent, Conflict>(page, {
    valuesOf: contentOf,
    start: () => draft?.content ?? contentOf(page),
    conflict: () => staleDraft(page, draft),
    merge: (began, ours, theirs) => ({
      values: mergeContent(began, ours, theirs),
      conflict: { text: TEXTS.conflict, changes: landingPageChanges(began, theirs) },
    }),
  });
  const { values: content, setValues: setContent, began, conflict, setConflict } = edit;
  const [kept, setKept] = useState(content);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<LandingPageEdit['failure']>(null);

  const body = { ...content, updated_at: edit.base?.updated_at ?? page.updated_at };
  const newest = async (): Promise<StoredLandingPage | null> =>
    (await queries.fetchQuery({ ...landingPageQuery(services), staleTime: 0 })).content;
  const fail = (error: unknown): void => {
    const reason = isApiError(error) && error.detail !== TEXTS.saveFailed ? error.detail : null;
    setFailure({ text: TEXTS.saveFailed, reason });
  };
  const save = async (): Promise<void> => {
    const { message } = await services.api.send(adminSaveLandingPageEndpoint, { body });
    notify(message);
    await reload();
    onSaved();
  };
  const saving = useMutation({
    mutationFn: () => edit.sendOrMeet(save, newest, () => setFailure({ text: TEXTS.saveFailed, reason: null })),
    onError: fail,
  });
  const drafting = useMutation({
    mutationFn: () => services.api.send(adminSaveLandingDraftEndpoint, { body }),
    onSuccess: () => {
      setKept(content);
      return queries.invalidateQueries(landingPageQuery(services));
    },
  });

  return {
    content,
    change: useCallback(
      (part) => {
        setContent((before) => ({ ...before, ...part }));
        setFailure(null);
      },
      [setContent],
    ),
    tried,
    conflict,
    useTheirs: () => {
      setContent(began);
      setConflict(null);
    },
    failure,
    isDirty: landingPageChanges(kept, content).length > 0,
    busy: saving.isPending,
    save: () => {
      if (saving.isPending) return true;
      setTried(true);
      setFailure(null);
      if (lacksText(content)) return false;
      setConflict(null);
      saving.mutate();
      return true;
    },
    preview: {
      url: drafting.data?.preview_url ?? null,
      stale: landingPageChanges(kept, content).length > 0,
      busy: drafting.isPending,
      failed: drafting.isError,
      show: () => {
        setTried(true);
        if (!lacksText(content) && !drafting.isPending) drafting.mutate();
      },
    },
  };
}
