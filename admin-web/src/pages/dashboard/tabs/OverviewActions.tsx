import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BadgePercent, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { overviewFile } from '../../../features/overview/overview-query';
import { useDashboardFilters } from '../../../lib/dashboard/useDashboardFilters';
import { ExportButton } from '../../../lib/exports/ExportButton';
import { useStaffRole } from '../../../lib/session/useStaffRole';
import { DASHBOARD_TEXTS } from '../messages';

/** Shortcuts of the first tab and its export. The navigation has both, so they stay quiet; support has no data tools. */
export function OverviewActions() {
  const { days, summit, tabLink } = useDashboardFilters();
  const isOwner = useStaffRole() === 'owner';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: { lg: 'flex-end' } }}>
      <Button
        component={Link}
        to={tabLink('promo-codes')}
        variant="text"
        startIcon={<BadgePercent size={16} strokeWidth={1.75} aria-hidden />}
      >
        {DASHBOARD_TEXTS.toPromoCodes}
      </Button>
      {isOwner && (
        <Button
          component={Link}
          to={tabLink('data-management')}
          variant="text"
          startIcon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
        >
          {DASHBOARD_TEXTS.toDataManagement}
        </Button>
      )}
      <ExportButton file={overviewFile({ days, summit })} />
    </Stack>
  );
}
