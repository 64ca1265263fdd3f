import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { RETENTION_TEXTS as TEXTS } from './messages';
import { retentionQuery } from './retention-query';
import { RetentionForm } from './RetentionForm';

/** What is forgotten by night, after how long, and what the last night did. */
export function RetentionPanel() {
  const report = useQuery(retentionQuery(useServices()));
  return (
    <Panel title={TEXTS.title}>
      <Box sx={{ maxWidth: 560 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {TEXTS.about}
        </Typography>
        <ReportContent
          report={report}
          failure={TEXTS.failed}
          waiting={TEXTS.waiting}
          skeleton={<Skeleton variant="rounded" height={420} />}
        >
          {(periods) => <RetentionForm periods={periods} />}
        </ReportContent>
      </Box>
    </Panel>
  );
}
