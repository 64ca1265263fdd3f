import { adminClosePayoutEndpoint, type ClosePayoutRequest, type PayoutListRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDollars } from '../../lib/format/format-figures';
import { useServices } from '../../lib/services';
import { PAYOUT_TEXTS as TEXTS } from './messages';
import { PAYOUTS_KEY } from './payouts-query';

/** Records how a transfer went, after asking; afterwards the list says what is so, also where somebody else was faster. */
export function useClosePayout() {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const queries = useQueryClient();
  const [closing, setClosing] = useState<string | null>(null);
  const run = async (row: PayoutListRow, outcome: ClosePayoutRequest['outcome']): Promise<void> => {
    const isPaid = outcome === 'paid';
    const verb = isPaid ? TEXTS.markPaid : TEXTS.markFailed;
    const question = {
      title: `${verb}: ${formatDollars(row.amount)} to ${row.speaker_name}?`,
      body: isPaid ? TEXTS.paidBody : TEXTS.failedBody,
      confirmLabel: verb,
      danger: !isPaid,
    };
    if (closing !== null || !(await confirm(question))) return;
    setClosing(row.id);
    try {
      const answer = await api.send(adminClosePayoutEndpoint, { params: { payout_id: row.id }, body: { outcome } });
      notify(answer.message);
    } catch (error) {
      notify(`${TEXTS.closeFailed}: ${failureText(error, TEXTS.unknown)}`, 'error');
    } finally {
      setClosing(null);
      await queries.invalidateQueries({ queryKey: PAYOUTS_KEY });
    }
  };
  return {
    closing,
    close: (row: PayoutListRow, outcome: ClosePayoutRequest['outcome']) => void run(row, outcome),
  };
}
