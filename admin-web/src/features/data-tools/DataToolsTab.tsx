import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { BackupRow } from './BackupRow';
import { BundlesPanel } from './BundlesPanel';
import { TOOLS } from './data-tools';
import { backupsQuery } from './data-tools-query';
import { DATA_TOOLS_TEXTS as TEXTS } from './messages';
import { ToolCard } from './ToolCard';

/** The three tools that delete, what they have deleted, and archives of everything. */
export function DataToolsTab() {
  const report = useQuery(backupsQuery(useServices()));
  return (
    <Stack sx={{ gap: 2 }}>
      {TOOLS.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
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
      <BundlesPanel />
    </Stack>
  );
}
