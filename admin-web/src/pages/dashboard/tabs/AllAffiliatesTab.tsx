import Stack from '@mui/material/Stack';
import type { AffiliateRow } from '@summit/contracts';
import { useState } from 'react';
import { AffiliateOverview } from '../../../features/affiliates/AffiliateOverview';
import { PayoutList } from '../../../features/payouts/PayoutList';
import { StatementDialog } from '../../../features/payouts/StatementDialog';
import { useStaffRole } from '../../../lib/session/useStaffRole';

/** Tab `all-affiliates`: who sends people and what they bring, who wants to, and for owners what they are paid (A-141..A-148, C-020, C-062). */
export function AllAffiliatesTab() {
  const isOwner = useStaffRole() === 'owner';
  const [explained, setExplained] = useState<AffiliateRow | null>(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <AffiliateOverview onStatement={isOwner ? setExplained : null} />
      {isOwner && <PayoutList />}
      {explained && <StatementDialog affiliate={explained} onClose={() => setExplained(null)} />}
    </Stack>
  );
}
