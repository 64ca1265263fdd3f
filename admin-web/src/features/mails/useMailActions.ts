import {
  adminMailsEndpoint,
  adminRemoveSuppressionEndpoint,
  adminRetryMailEndpoint,
  adminSuppressionsEndpoint,
  type MailRow,
  type MessageAnswer,
  type SuppressionRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { MAIL_TEXTS, SUPPRESSION_TEXTS } from './messages';

/** Sending a mail again, and taking an address off the list; afterwards both lists say what is so. */
export function useMailActions() {
  const { api } = useServices();
  const queries = useQueryClient();
  const { confirm, notify } = useFeedback();
  /** Id of the mail, or the address, that something is being done with. */
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, failed: string, call: () => Promise<MessageAnswer>): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    try {
      notify((await call()).message);
    } catch (error) {
      notify(`${failed}: ${reasonText(error, MAIL_TEXTS.unknown)}`, 'error');
    } finally {
      setBusy(null);
      for (const list of [adminMailsEndpoint, adminSuppressionsEndpoint])
        void queries.invalidateQueries({ queryKey: pagedListKey(list) });
    }
  };
  const retry = async ({ id, state }: MailRow): Promise<void> => {
    const twice = { title: MAIL_TEXTS.twiceTitle, body: MAIL_TEXTS.twiceBody, confirmLabel: MAIL_TEXTS.retry };
    if (state === 'unconfirmed' && !(await confirm(twice))) return;
    await run(id, MAIL_TEXTS.retryFailed, () => api.send(adminRetryMailEndpoint, { params: { mail_id: id } }));
  };
  const remove = async ({ email }: SuppressionRow): Promise<void> => {
    const { removeTitle, removeBody, remove: confirmLabel, removeFailed } = SUPPRESSION_TEXTS;
    if (!(await confirm({ title: removeTitle(email), body: removeBody, confirmLabel }))) return;
    await run(email, removeFailed, () => api.send(adminRemoveSuppressionEndpoint, { params: { email } }));
  };
  return { busy, retry: (mail: MailRow) => void retry(mail), remove: (row: SuppressionRow) => void remove(row) };
}
