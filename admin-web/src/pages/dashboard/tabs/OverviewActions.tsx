import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BadgePercent, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useDashboardFilters } from '../../../lib/dashboard/useDashboardFilters';
import { ExportButton } from '../../../lib/exports/ExportButton';
import { overviewFile } from '../../../features/overview/overview-query';
import { useTab } from '../useTab';

/** Shortcuts of the first tab and its export. */
export function OverviewActions() {
  const { days, summit } = useDashboardFilters();
  const { tabLink } = useTab();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: { lg: 'flex-end' } }}>
      <Button
        component={Link}
        to={tabLink('promo-codes')}
        variant="outlined"
        startIcon={<BadgePercent size={16} strokeWidth={1.75} aria-hidden />}
      >
        Promo codes
      </Button>
      <Button
        component={Link}
        to={tabLink('data-management')}
        variant="outlined"
        startIcon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
      >
        Data management
      </Button>
      <ExportButton file={overviewFile({ days, summit })} />
    </Stack>
  );
}
