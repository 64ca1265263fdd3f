import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { LandingPageVersionRow, StoredLandingPage } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Moment } from '../../lib/time/Moment';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { StatusChip } from '../../lib/panel/StatusChip';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { landingHistoryQuery } from './landing-page-query';
import { HISTORY_TEXTS as TEXTS } from './messages';
import { VersionDialog } from './VersionDialog';

function VersionEntry({ version, onCompare }: { version: LandingPageVersionRow; onCompare: () => void }) {
  const { id, saved_at, saved_by, restored_from, current } = version;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        py: 1,
        '& + &': { borderTop: '1px solid var(--gs-palette-line-main)' },
      }}
    >
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        <Typography sx={{ fontWeight: 550 }}>
          {TEXTS.version(id)}, <Moment at={saved_at} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {saved_by ?? TEXTS.imported}
          {restored_from !== null && `. ${TEXTS.restoredFrom(restored_from)}.`}
        </Typography>
      </Box>
      {current ? (
        <StatusChip label={TEXTS.current} tone="good" />
      ) : (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${TEXTS.compare}: ${TEXTS.version(id)}`}
          onClick={onCompare}
        >
          {TEXTS.compare}
        </Button>
      )}
    </Box>
  );
}

/** The pages that were published, newest first; each can be compared with the current one and brought back. */
export function HistoryPanel({ page }: { page: StoredLandingPage }) {
  const report = useQuery(landingHistoryQuery(useServices()));
  const [opened, setOpened] = useState<LandingPageVersionRow | null>(null);
  return (
    <Panel title={TEXTS.title}>
      <ReportContent
        report={report}
        failure={TEXTS.failed}
        waiting={TEXTS.loading}
        skeleton={<Skeleton variant="rounded" height={120} />}
      >
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState icon={History} title={TEXTS.empty} reason={TEXTS.emptyReason} />
          ) : (
            <Box component="ul" aria-label={TEXTS.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {versions.map((version) => (
                <VersionEntry key={version.id} version={version} onCompare={() => setOpened(version)} />
              ))}
            </Box>
          )
        }
      </ReportContent>
      {opened && <VersionDialog version={opened} page={page} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
