import {
  adminApprovePayoutMethodEndpoint,
  adminDeclinePayoutMethodEndpoint,
  adminPayoutsEndpoint,
  adminWaitingPayoutMethodsEndpoint,
  type WaitingPayoutMethodRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { PAYOUT_METHOD_TEXTS as TEXTS, PAYOUT_TEXTS } from './messages';
import { methodText } from './waiting-method-columns';

/** Approves or declines after asking; afterwards the lists say what is so, also where somebody else was faster. */
export function useDecidePayoutMethod() {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState<string | null>(null);
  const run = async (row: WaitingPayoutMethodRow, approves: boolean): Promise<void> => {
    const verb = approves ? TEXTS.approve : TEXTS.decline;
    const question = {
      title: `${verb} ${methodText(row.asked)} for ${row.speaker_name}?`,
      body: approves ? TEXTS.approveBody : TEXTS.declineBody,
      confirmLabel: verb,
      danger: !approves,
    };
    if (deciding !== null || !(await confirm(question))) return;
    setDeciding(row.id);
    const endpoint = approves ? adminApprovePayoutMethodEndpoint : adminDeclinePayoutMethodEndpoint;
    try {
      notify((await api.send(endpoint, { params: { method_id: row.id } })).message);
    } catch (error) {
      if (!isCalledOff(error)) notify(`${TEXTS.changeFailed}: ${reasonText(error, PAYOUT_TEXTS.unknown)}`, 'error');
    } finally {
      setDeciding(null);
      await queries.invalidateQueries({ queryKey: pagedListKey(adminWaitingPayoutMethodsEndpoint) });
      await queries.invalidateQueries({ queryKey: pagedListKey(adminPayoutsEndpoint) });
    }
  };
  return {
    deciding,
    approve: (row: WaitingPayoutMethodRow) => void run(row, true),
    decline: (row: WaitingPayoutMethodRow) => void run(row, false),
  };
}
