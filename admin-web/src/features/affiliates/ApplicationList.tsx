import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  adminExportApplicationsEndpoint,
  adminAffiliateApplicationsEndpoint,
  APPLICATION_STATUSES,
  type AffiliateApplicationRow,
  type AffiliateInvitationResponse,
  type ApplicationStatus,
} from '@summit/contracts';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { DecisionButtons } from '../../lib/panel/DecisionButtons';
import { APPLICATION_COLUMNS, NARROW_APPLICATION } from './application-columns';
import { ApproveDialog } from './ApproveDialog';
import { APPLICATION_STATUS_NAMES, APPLICATION_TEXTS as TEXTS } from './messages';
import { useDeclineApplication } from './useDeclineApplication';

export interface ApplicationListProps {
  /** An application was approved: there is an account, and a link that was mailed. */
  onApproved: (answer: AffiliateInvitationResponse) => void;
}

/** Who wants to be an affiliate, those first who wait for an answer. */
export function ApplicationList({ onApproved }: ApplicationListProps) {
  const [status, setStatus] = useAddressChoice('applications', APPLICATION_STATUSES);
  const [approving, setApproving] = useState<AffiliateApplicationRow | null>(null);
  const list = usePagedList(adminAffiliateApplicationsEndpoint, { status });
  const { decline, declining } = useDeclineApplication();
  const actions = (row: AffiliateApplicationRow) => (
    <DecisionButtons
      yes={{ label: TEXTS.approve, onClick: () => setApproving(row) }}
      no={{ label: TEXTS.decline, onClick: () => decline(row) }}
      nameOf={(label) => `${label} ${row.name}`}
      busy={declining === row.id}
    />
  );
  return (
    <PagedTable<AffiliateApplicationRow>
      title={TEXTS.title}
      list={list}
      tall
      columns={APPLICATION_COLUMNS}
      narrow={NARROW_APPLICATION}
      rowId={({ id }) => id}
      {...(status === 'pending' && { actions: { width: 190, cell: actions } })}
      toolbar={
        <>
          <ToggleButtonGroup
            exclusive
            value={status}
            onChange={(_event, next: ApplicationStatus | null) => next && setStatus(next)}
            aria-label={TEXTS.status}
          >
            {APPLICATION_STATUSES.map((one) => (
              <ToggleButton key={one} value={one}>
                {APPLICATION_STATUS_NAMES[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ExportButton
            of="affiliate applications"
            file={csvOf('affiliate_applications', adminExportApplicationsEndpoint, { query: { status } })}
          />
        </>
      }
      failure={TEXTS.failed}
      empty={{ icon: Inbox, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    >
      {approving && (
        <ApproveDialog
          application={approving}
          onClose={() => setApproving(null)}
          onApproved={(answer) => {
            setApproving(null);
            onApproved(answer);
          }}
        />
      )}
    </PagedTable>
  );
}
