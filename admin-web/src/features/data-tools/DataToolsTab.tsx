import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataBackupRow } from '@summit/contracts';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { BackupRow } from './BackupRow';
import { BundlesPanel } from './BundlesPanel';
import { TOOLS } from './data-tools';
import { backupsQuery, dryRunQuery } from './data-tools-query';
import { DATA_TOOLS_TEXTS as TEXTS } from './messages';
import { ToolCard } from './ToolCard';

/**
 * The three tools that delete, what they have deleted, and archives of everything. A part comes once those above it are loaded: no
 * button is pushed from under a finger by an answer that comes late.
 */
export function DataToolsTab() {
  const services = useServices();
  const counts = useQueries({ queries: TOOLS.map((tool) => dryRunQuery(services, tool)) });
  const report = useQuery(backupsQuery(services));
  const waiting = [...counts, report].findIndex(({ isPending }) => isPending);
  const shown = waiting === -1 ? Infinity : waiting + 1;
  return (
    <Stack sx={{ gap: 2 }}>
      {TOOLS.slice(0, shown).map((tool, i) => (
        <ToolCard key={tool.id} tool={tool} report={counts[i]!} />
      ))}
      {shown > TOOLS.length && <Backups report={report} />}
      {shown > TOOLS.length + 1 && <BundlesPanel />}
    </Stack>
  );
}

function Backups({ report }: { report: UseQueryResult<DataBackupRow[]> }) {
  return (
    <Panel title={TEXTS.backups}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {TEXTS.backupsAbout}
      </Typography>
      <ReportContent
        report={report}
        failure={TEXTS.backupsFailed}
        waiting={TEXTS.backupsWaiting}
        skeleton={<Skeleton variant="rounded" height={80} />}
      >
        {(backups) =>
          backups.length === 0 ? (
            <EmptyState icon={Archive} title={TEXTS.noBackups} reason={TEXTS.noBackupsReason} />
          ) : (
            <Box component="ul" aria-label={TEXTS.backups} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {backups.map((backup) => (
                <BackupRow key={backup.id} backup={backup} />
              ))}
            </Box>
          )
        }
      </ReportContent>
    </Panel>
  );
}
