import {
  adminApprovePayoutEndpoint,
  adminClosePayoutEndpoint,
  adminPayoutsEndpoint,
  type PayoutListRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { formatDollars } from '../../lib/format/format-figures';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices, type Services } from '../../lib/services';
import { PAYOUT_DECISIONS as DECISIONS, PAYOUT_TEXTS as TEXTS } from './messages';

export type PayoutDecision = keyof typeof DECISIONS;

/** Approves a payout or records how its transfer went, after asking; afterwards the list says what is so, also where somebody else was faster. */
export function useDecidePayout() {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState<string | null>(null);
  const run = async (row: PayoutListRow, decision: PayoutDecision): Promise<void> => {
    const { verb, body, failed } = DECISIONS[decision];
    const question = {
      title: `${verb}: ${formatDollars(row.amount)} to ${row.speaker_name}?`,
      body,
      confirmLabel: verb,
      danger: decision === 'failed',
    };
    if (deciding !== null || !(await confirm(question))) return;
    setDeciding(row.id);
    try {
      notify((await sent(api, row, decision)).message);
    } catch (error) {
      if (!isCalledOff(error)) notify(`${failed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    } finally {
      setDeciding(null);
      await queries.invalidateQueries({ queryKey: pagedListKey(adminPayoutsEndpoint) });
    }
  };
  return { deciding, decide: (row: PayoutListRow, decision: PayoutDecision) => void run(row, decision) };
}

function sent(api: Services['api'], { id: payout_id }: PayoutListRow, decision: PayoutDecision) {
  const params = { payout_id };
  return decision === 'approve'
    ? api.send(adminApprovePayoutEndpoint, { params })
    : api.send(adminClosePayoutEndpoint, { params, body: { outcome: decision } });
}
