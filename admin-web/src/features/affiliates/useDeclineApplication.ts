import {
  adminAffiliateApplicationsEndpoint,
  adminDeclineApplicationEndpoint,
  type AffiliateApplicationRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { AFFILIATE_TEXTS, APPLICATION_TEXTS as TEXTS } from './messages';

/** Asks for the applications again. */
export function useReloadApplications(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: pagedListKey(adminAffiliateApplicationsEndpoint) }),
    [queries],
  );
}

/** Says no after asking; afterwards the list says what is so, also where somebody else was faster. */
export function useDeclineApplication() {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const reload = useReloadApplications();
  const [declining, setDeclining] = useState<string | null>(null);
  const run = async ({ id, name }: AffiliateApplicationRow): Promise<void> => {
    const title = `Decline the application of ${name}?`;
    const question = { title, body: TEXTS.declineBody, confirmLabel: TEXTS.decline, danger: true };
    if (declining !== null || !(await confirm(question))) return;
    setDeclining(id);
    try {
      notify((await api.send(adminDeclineApplicationEndpoint, { params: { application_id: id } })).message);
    } catch (error) {
      notify(`${TEXTS.declineFailed}: ${reasonText(error, AFFILIATE_TEXTS.unknown)}`, 'error');
    } finally {
      setDeclining(null);
      await reload();
    }
  };
  return { declining, decline: (row: AffiliateApplicationRow) => void run(row) };
}
