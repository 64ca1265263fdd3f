import {
  adminDecideHeldEndpoint,
  adminHeldCommissionsEndpoint,
  type DecideHeldRequest,
  type HeldCommission,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { formatDollars } from '../../lib/format/format-figures';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { HELD_TEXTS as TEXTS, PAYOUT_TEXTS } from './messages';

type Decision = DecideHeldRequest['decision'];

/** Releases or denies a held commission after asking; afterwards the list says what is so, also where somebody else was faster. */
export function useDecideHeld() {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState<string | null>(null);
  const run = async (row: HeldCommission, decision: Decision): Promise<void> => {
    const isRelease = decision === 'release';
    const verb = isRelease ? TEXTS.release : TEXTS.deny;
    const question = {
      title: `${verb}: ${formatDollars(row.commission)} for ${row.speaker_name}?`,
      body: isRelease ? TEXTS.releaseBody : TEXTS.denyBody,
      confirmLabel: verb,
      danger: !isRelease,
    };
    if (deciding !== null || !(await confirm(question))) return;
    setDeciding(row.order_id);
    try {
      const params = { receipt_id: row.order_id };
      notify((await api.send(adminDecideHeldEndpoint, { params, body: { decision } })).message);
    } catch (error) {
      notify(`${TEXTS.decideFailed}: ${reasonText(error, PAYOUT_TEXTS.unknown)}`, 'error');
    } finally {
      setDeciding(null);
      await queries.invalidateQueries({ queryKey: pagedListKey(adminHeldCommissionsEndpoint) });
    }
  };
  return { deciding, decide: (row: HeldCommission, decision: Decision) => void run(row, decision) };
}
