import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { funnelQuery } from './analytics-query';
import { shownStages, type ShownStage } from './funnel-stages';
import { FunnelDetails } from './FunnelDetails';
import { FunnelStageRow } from './FunnelStageRow';
import { FUNNEL_TEXTS } from './messages';

const skeleton = (
  <Stack sx={{ gap: 2 }}>
    {['100%', '70%', '40%', '25%'].map((width) => (
      <Skeleton key={width} variant="rounded" height={64} width={width} />
    ))}
  </Stack>
);

/** From the landing page to the last offer; the first two stages open a list of their people. */
export function FunnelPanel() {
  const { days } = useDashboardFilters();
  const report = useQuery(funnelQuery(useServices(), days));
  const [opened, open] = useState<ShownStage | null>(null);
  return (
    <Panel title={FUNNEL_TEXTS.title} refreshing={report.isFetching && report.data !== undefined}>
      <ReportContent report={report} failure={FUNNEL_TEXTS.failed} waiting={FUNNEL_TEXTS.loading} skeleton={skeleton}>
        {(data) => (
          <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
            {shownStages(data).map((stage) => (
              <FunnelStageRow key={stage.stage} stage={stage} onOpen={open} />
            ))}
          </Stack>
        )}
      </ReportContent>
      <FunnelDetails stage={opened} days={days} onClose={() => open(null)} />
    </Panel>
  );
}
