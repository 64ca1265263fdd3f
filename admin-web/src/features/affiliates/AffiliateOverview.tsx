import type { AffiliateInvitationResponse } from '@summit/contracts';
import { useState } from 'react';
import { AffiliateList, type AffiliateListProps } from './AffiliateList';
import { ApplicationList } from './ApplicationList';
import { InvitationSent } from './InvitationSent';

/** Who sends people and what they bring, and who wants to (A-141..A-148, C-062). */
export function AffiliateOverview({ onStatement }: Pick<AffiliateListProps, 'onStatement'>) {
  const [sent, setSent] = useState<AffiliateInvitationResponse | null>(null);
  /** Asks past the server's cache, once something was changed or somebody asks for it. */
  const [version, setVersion] = useState<number>();
  const reload = () => setVersion(Date.now());
  const showSent = (answer: AffiliateInvitationResponse) => {
    setSent(answer);
    reload();
  };
  return (
    <>
      <AffiliateList version={version} onReload={reload} onSent={showSent} onStatement={onStatement} />
      <ApplicationList onApproved={showSent} />
      {sent && <InvitationSent answer={sent} onClose={() => setSent(null)} />}
    </>
  );
}
