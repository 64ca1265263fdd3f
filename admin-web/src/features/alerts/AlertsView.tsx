import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { AlertList } from './AlertList';
import { AlertSettingsForm } from './AlertSettingsForm';
import { alertsQuery } from './alerts-query';
import { ALERT_TEXTS as TEXTS } from './messages';

/** What needs somebody, and who is told. Only owners set the latter. */
export function AlertsView() {
  const report = useQuery(alertsQuery(useServices()));
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={TEXTS.title} about={TEXTS.about}>
        <ReportContent
          report={report}
          failure={TEXTS.failed}
          waiting={TEXTS.waiting}
          skeleton={<Skeleton variant="rounded" height={120} />}
        >
          {({ data }) => <AlertList alerts={data} />}
        </ReportContent>
      </Panel>
      {report.data?.settings && (
        <Panel title={TEXTS.settings}>
          <Box sx={{ maxWidth: 560 }}>
            <AlertSettingsForm settings={report.data.settings} />
          </Box>
        </Panel>
      )}
    </Stack>
  );
}
