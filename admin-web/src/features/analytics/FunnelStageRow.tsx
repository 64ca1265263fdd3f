import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { FUNNEL_TEXTS } from './messages';
import { isListed, type ShownStage } from './funnel-stages';

const STAGE_COLORS = {
  landing_page: 'primary.main',
  vip_page: 'day1.ink',
  implementation_page: 'day3.ink',
  dfy_page: 'day5.ink',
} as const;

export interface FunnelStageRowProps {
  stage: ShownStage;
  onOpen: (stage: ShownStage) => void;
}

/** One stage: its name, its views as a bar, and how many of them converted. */
export function FunnelStageRow({ stage, onOpen }: FunnelStageRowProps) {
  const listed = isListed(stage.stage);
  const content = (
    <StageContent stage={stage} mark={listed && <ChevronRight size={16} strokeWidth={1.75} aria-hidden />} />
  );
  return (
    <li>
      {listed ? (
        <ButtonBase
          aria-haspopup="dialog"
          onClick={() => onOpen(stage)}
          sx={{
            display: 'block',
            font: 'inherit',
            width: 'calc(100% + 24px)',
            mx: -1.5,
            px: 1.5,
            py: 1,
            borderRadius: '8px',
            textAlign: 'left',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {content}
        </ButtonBase>
      ) : (
        <Box sx={{ py: 1 }}>{content}</Box>
      )}
    </li>
  );
}

function StageContent({ stage, mark }: { stage: ShownStage; mark: ReactNode }) {
  return (
    <>
      <Stack
        component="span"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { sm: 'baseline' }, justifyContent: 'space-between', columnGap: 2, mb: 0.75 }}
      >
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
          {stage.name}
          {mark}
        </Box>
        <Box
          component="span"
          className="tnum"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1,
            color: 'text.secondary',
            fontSize: '0.8125rem',
          }}
        >
          <span>
            {formatQuantity(stage.views, 'view')} → {formatQuantity(stage.conversions, stage.unit)}
            {stage.rate === null && `, ${FUNNEL_TEXTS.moreThanViews(stage.unit)}`}
          </span>{' '}
          <Box component="span" sx={{ minWidth: 52, textAlign: 'right', fontWeight: 650, color: 'text.primary' }}>
            {stage.rate === null ? '–' : formatPercent(stage.rate, 1)}
          </Box>
        </Box>
      </Stack>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'block', height: 20, borderRadius: '6px', bgcolor: 'surface.sunken' }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 1,
            width: `${stage.length}%`,
            minWidth: stage.views > 0 ? 4 : 0,
            borderRadius: '6px',
            bgcolor: STAGE_COLORS[stage.stage],
          }}
        />
      </Box>
    </>
  );
}
