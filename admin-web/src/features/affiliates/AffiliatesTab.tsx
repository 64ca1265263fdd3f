import Stack from '@mui/material/Stack';
import type { AffiliateInvitationResponse } from '@summit/contracts';
import { useState } from 'react';
import { AffiliateList } from './AffiliateList';
import { ApplicationList } from './ApplicationList';
import { InvitationSent } from './InvitationSent';

/** Tab `all-affiliates`: who sends people and what they bring, and who wants to (A-141..A-148, C-062). */
export function AffiliatesTab() {
  const [sent, setSent] = useState<AffiliateInvitationResponse | null>(null);
  /** Asks past the server's cache, once something was changed or somebody asks for it. */
  const [version, setVersion] = useState<number>();
  const reload = () => setVersion(Date.now());
  const showSent = (answer: AffiliateInvitationResponse) => {
    setSent(answer);
    reload();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <AffiliateList version={version} onReload={reload} onSent={showSent} />
      <ApplicationList onApproved={showSent} />
      {sent && <InvitationSent answer={sent} onClose={() => setSent(null)} />}
    </Stack>
  );
}
