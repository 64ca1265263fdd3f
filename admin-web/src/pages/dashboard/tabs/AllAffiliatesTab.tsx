import Stack from '@mui/material/Stack';
import type { AffiliateRow } from '@summit/contracts';
import { useState } from 'react';
import { AffiliateOverview } from '../../../features/affiliates/AffiliateOverview';
import { HeldList } from '../../../features/payouts/HeldList';
import { PayoutList } from '../../../features/payouts/PayoutList';
import { ReceiptDialog } from '../../../features/payouts/ReceiptDialog';
import { StatementDialog } from '../../../features/payouts/StatementDialog';
import { WaitingMethodList } from '../../../features/payouts/WaitingMethodList';
import { useStaffRole } from '../../../lib/session/useStaffRole';

/**
 * Tab `all-affiliates`: who sends people and what they bring, who wants to, and for owners what is held and what they are paid
 * (A-141..A-148, C-020, C-062).
 */
export function AllAffiliatesTab() {
  const isOwner = useStaffRole() === 'owner';
  const [explained, setExplained] = useState<AffiliateRow | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <AffiliateOverview onStatement={isOwner ? setExplained : null} />
      {isOwner && <HeldList onReceipt={setReceipt} />}
      {isOwner && <WaitingMethodList />}
      {isOwner && <PayoutList />}
      {explained && <StatementDialog affiliate={explained} onReceipt={setReceipt} onClose={() => setExplained(null)} />}
      {receipt && <ReceiptDialog orderId={receipt} onClose={() => setReceipt(null)} />}
    </Stack>
  );
}
