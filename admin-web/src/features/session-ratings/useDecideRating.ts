import { isApiError } from '@summit/api-client';
import { adminApproveRatingEndpoint, adminRejectRatingEndpoint, type SessionRatingRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { RATINGS_TEXTS as TEXTS } from './messages';
import { useReloadRatings } from './ratings-query';

/** `hide`: an approved rating is rejected after all. */
export type Decision = 'approve' | 'reject' | 'hide';

const QUESTIONS = {
  approve: { title: TEXTS.approveTitle, body: TEXTS.approveBody, confirmLabel: TEXTS.approve },
  reject: { title: TEXTS.rejectTitle, body: TEXTS.rejectBody, confirmLabel: TEXTS.reject, danger: true },
  hide: { title: TEXTS.hideTitle, body: TEXTS.hideBody, confirmLabel: TEXTS.hide, danger: true },
} as const;
const CALLS = {
  approve: adminApproveRatingEndpoint,
  reject: adminRejectRatingEndpoint,
  hide: adminRejectRatingEndpoint,
} as const;

const textOf = (failure: unknown): string =>
  isApiError(failure) && failure.code === 'edit_conflict' ? TEXTS.overtaken : reasonText(failure, TEXTS.unknown);

/** Approves, rejects or hides a rating after asking; afterwards the list says what is so, also where somebody else was faster. */
export function useDecideRating() {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const reload = useReloadRatings();
  const [deciding, setDeciding] = useState<{ id: string; decision: Decision } | null>(null);
  const run = async ({ id, rated_at }: SessionRatingRow, decision: Decision): Promise<void> => {
    if (deciding !== null || !(await confirm(QUESTIONS[decision]))) return;
    setDeciding({ id, decision });
    try {
      notify((await api.send(CALLS[decision], { params: { id }, query: { rated_at } })).message);
    } catch (error) {
      notify(textOf(error), 'error');
    } finally {
      await reload();
      setDeciding(null);
    }
  };
  return { deciding, decide: (rating: SessionRatingRow, decision: Decision) => void run(rating, decision) };
}
