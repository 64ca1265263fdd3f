import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import type { DataTool } from './data-tools';
import type { ToolCounts } from './data-tools-query';
import { DATA_TOOLS_TEXTS as TEXTS } from './messages';
import { RecordCounts } from './RecordCounts';
import { useDataTool } from './useDataTool';

/** One tool: what it deletes now, what stays, and the button that asks first. */
export function ToolCard({ tool, report }: { tool: DataTool; report: UseQueryResult<ToolCounts> }) {
  const { run, running, result, close } = useDataTool(tool);
  return (
    <Panel
      title={tool.name}
      refreshing={report.isFetching}
      action={
        <Button variant="outlined" color="error" loading={running} disabled={report.data?.total === 0} onClick={run}>
          {running ? TEXTS.running : tool.name}
        </Button>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography>{tool.about}</Typography>
        <ReportContent
          report={report}
          failure={TEXTS.countFailed}
          waiting={TEXTS.counting}
          skeleton={<Skeleton variant="rounded" height={130} />}
        >
          {(counts) => <RecordCounts counts={counts} label={`${TEXTS.deletes}: ${tool.name}`} />}
        </ReportContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <b>{TEXTS.stays}:</b> {tool.stays}
        </Typography>
      </Stack>
      {result && (
        <ResultDialog title={TEXTS.deleted} onClose={close}>
          <Typography role="status" sx={{ mb: 1.5 }}>
            {result.message}
          </Typography>
          <RecordCounts counts={result.deleted} label={TEXTS.deleted} />
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {TEXTS.undoHint}
          </Typography>
        </ResultDialog>
      )}
    </Panel>
  );
}
