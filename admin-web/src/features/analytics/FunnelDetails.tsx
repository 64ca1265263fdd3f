import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminExportFunnelDetailsEndpoint, adminFunnelDetailsEndpoint, endpointUrl } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Users, X } from 'lucide-react';
import { useId } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { DataTable } from '../../lib/data-table/DataTable';
import { FiguresAsOf } from '../../lib/figures-age/FiguresAsOf';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { useServices } from '../../lib/services';
import { funnelDetailsQuery } from './analytics-query';
import { DETAIL_COLUMNS, NARROW_DETAIL } from './funnel-detail-columns';
import { isListed, type ListedStage, type ShownStage } from './funnel-stages';
import { FUNNEL_TEXTS } from './messages';

const TITLES: Readonly<Record<ListedStage, string>> = {
  landing_page: FUNNEL_TEXTS.signups,
  vip_page: FUNNEL_TEXTS.purchases,
};

export interface FunnelDetailsProps {
  /** Null while nothing is open. */
  stage: ShownStage | null;
  days: number;
  onClose: () => void;
}

/** The people behind a stage, newest first. */
export function FunnelDetails({ stage, days, onClose }: FunnelDetailsProps) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={stage !== null}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 600, maxWidth: '100%' } } }}
    >
      {stage !== null && isListed(stage.stage) && (
        <>
          <Stack
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, p: 2.5, pb: 1.5 }}
          >
            <Typography id={id} variant="h3" component="h2">
              {TITLES[stage.stage]}
            </Typography>
            <ExportButton
              of="funnel details"
              file={csvOf('funnel_details', adminExportFunnelDetailsEndpoint, { query: { stage: stage.stage, days } })}
            />
            <IconButton aria-label={FUNNEL_TEXTS.close} onClick={onClose} edge="end" autoFocus>
              <X size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Stack>
          <People stage={stage.stage} conversions={stage.conversions} days={days} />
        </>
      )}
    </Drawer>
  );
}

interface PeopleProps {
  stage: ListedStage;
  conversions: number;
  days: number;
}

function People({ stage, conversions, days }: PeopleProps) {
  const { data, isError, isFetching, refetch } = useQuery(funnelDetailsQuery(useServices(), { stage, days }));
  return (
    <Box>
      <Box sx={{ px: 2.5, pb: 1.5, '&:empty': { display: 'none' } }}>
        {data && <FiguresAsOf of={[endpointUrl(adminFunnelDetailsEndpoint, { query: { stage, days } })]} />}
      </Box>
      {data && data.length > 0 && data.length < conversions && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 2.5, pb: 1.5 }}>
          {FUNNEL_TEXTS.newest(formatCount(data.length), formatCount(conversions))}
        </Typography>
      )}
      <DataTable
        tall
        label={TITLES[stage]}
        columns={DETAIL_COLUMNS}
        narrow={NARROW_DETAIL}
        // The answer has no ids, and one person may buy twice: the place in it names a row.
        rows={data?.map((row, place) => ({ ...row, place }))}
        rowId={({ place }) => String(place)}
        failure={
          isError ? { text: FUNNEL_TEXTS.listFailed, busy: isFetching, onRetry: () => void refetch() } : undefined
        }
        empty={
          <EmptyState
            icon={Users}
            title={stage === 'landing_page' ? FUNNEL_TEXTS.noSignups : FUNNEL_TEXTS.noPurchases}
            reason={FUNNEL_TEXTS.listEmptyReason}
          />
        }
      />
    </Box>
  );
}
