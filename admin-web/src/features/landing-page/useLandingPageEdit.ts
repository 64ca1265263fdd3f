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
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useKeptEdits, type TypedEdit } from '../../lib/edits/useKeptEdits';
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
  /** The form began with what was typed before and not saved. */
  restored: boolean;
  /** What was typed is not wanted. */
  forget: () => void;
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

interface Start {
  content: LandingPageContent;
  conflict: Conflict | null;
  restored: boolean;
}

const conflictOf = (began: LandingPageContent, theirs: LandingPageContent): Conflict => ({
  text: TEXTS.conflict,
  changes: landingPageChanges(began, theirs),
});

/** What was typed last in this tab, which meets what is published by now; else the draft; else the page. */
function startOf(
  page: StoredLandingPage,
  draft: LandingPageDraft | null,
  typed: TypedEdit<LandingPageContent> | null,
): Start {
  const stored = contentOf(page);
  if (!typed) return { content: draft?.content ?? stored, conflict: staleDraft(page, draft), restored: false };
  const met = conflictOf(typed.began, stored);
  const content = mergeContent(typed.began, typed.values, stored);
  return { content, conflict: met.changes.length > 0 ? met : null, restored: true };
}

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
  const inTab = useKeptEdits<LandingPageContent>()('landing page');
  const [start] = useState(() => startOf(page, draft, inTab.read(contentOf(page))));
  const edit = useSharedEdit<StoredLandingPage, LandingPageContent, Conflict>(page, {
    valuesOf: contentOf,
    start: () => start.content,
    conflict: () => start.conflict,
    merge: (began, ours, theirs) => ({
      values: mergeContent(began, ours, theirs),
      conflict: conflictOf(began, theirs),
    }),
  });
  const { values: content, setValues: setContent, began, conflict, setConflict } = edit;
  const [kept, setKept] = useState(draft?.content ?? contentOf(page));
  const isDirty = landingPageChanges(kept, content).length > 0;
  const keep = useEffectEvent(() => (isDirty ? inTab.keep({ began, values: content }) : inTab.forget()));
  useEffect(() => keep(), [edit.base, kept, content]);
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
    inTab.forget();
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
    restored: start.restored,
    forget: inTab.forget,
    isDirty,
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
      stale: isDirty,
      busy: drafting.isPending,
      failed: drafting.isError,
      show: () => {
        setTried(true);
        if (!lacksText(content) && !drafting.isPending) drafting.mutate();
      },
    },
  };
}
