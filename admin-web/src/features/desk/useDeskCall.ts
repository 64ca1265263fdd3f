import {
  adminDeskEventsEndpoint,
  adminDeskRefundsEndpoint,
  adminStuckOrdersEndpoint,
  type MessageAnswer,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalledOff } from '../../lib/failure/called-off';
import { pagedListKey } from '../../lib/paged-list/usePagedList';

const LISTS = [adminStuckOrdersEndpoint, adminDeskRefundsEndpoint, adminDeskEventsEndpoint];

/** One call of the desk at a time; its outcome is told, and afterwards all lists of the desk say what is so. */
export function useDeskCall() {
  const queries = useQueryClient();
  const { notify } = useFeedback();
  /** Names what something is being done with. */
  const [busy, setBusy] = useState<string | null>(null);
  const call = async (what: string, failed: string, send: () => Promise<MessageAnswer>): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    try {
      notify((await send()).message);
    } catch (error) {
      if (!isCalledOff(error)) notify(`${failed}: ${failureText(error, 'Unknown error')}`, 'error');
    } finally {
      setBusy(null);
      for (const list of LISTS) void queries.invalidateQueries({ queryKey: pagedListKey(list) });
    }
  };
  return { busy, call };
}
