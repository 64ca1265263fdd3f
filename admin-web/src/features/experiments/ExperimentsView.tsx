import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ExperimentsResponse } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { useStaffRole } from '../../lib/session/useStaffRole';
import { ExperimentHistory } from './ExperimentHistory';
import { experimentsQuery } from './experiments-query';
import { EXPERIMENT_TEXTS as TEXTS } from './messages';
import { PlanForm } from './PlanForm';
import { RunningExperiment } from './RunningExperiment';

function OpenPart({ report }: { report: ExperimentsResponse }) {
  const role = useStaffRole();
  if (report.open?.status === 'running') return <RunningExperiment experiment={report.open} />;
  // After one that was stopped it is another form; not where a colleague saves a plan while somebody types theirs.
  if (role === 'owner') return <PlanForm key={report.history[0]?.id} report={report} />;
  return role && <EmptyState icon={FlaskConical} title={TEXTS.none} reason={TEXTS.noneReason} />;
}

/** The experiment with the landing page's headline (C-080). Support reads it; owners plan, start and stop. */
export function ExperimentsView() {
  const report = useQuery(experimentsQuery(useServices()));
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={TEXTS.title} about={TEXTS.about}>
        <ReportContent
          report={report}
          failure={TEXTS.failed}
          waiting={TEXTS.waiting}
          skeleton={<Skeleton variant="rounded" height={320} />}
        >
          {(data) => <OpenPart report={data} />}
        </ReportContent>
      </Panel>
      {report.data && (
        <Panel title={TEXTS.history}>
          <ExperimentHistory history={report.data.history} />
        </Panel>
      )}
    </Stack>
  );
}
