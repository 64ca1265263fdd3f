import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DAY_RANGES, SUMMIT_FILTERS, type DayRange, type SummitFilter } from '@summit/contracts';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import type { Tab } from './tab';

const RANGE_LABELS: Readonly<Record<DayRange, string>> = {
  1: 'Today',
  7: '7 days',
  30: '30 days',
  90: '90 days',
  99999: 'All Time',
};

const SUMMIT_LABELS: Readonly<Record<SummitFilter, string>> = {
  'passive-income': 'Passive income',
  'business-growth-scale': 'Business growth and scale',
  all: 'All summits',
};

/** Date range and summit of the figures beneath; only those that the tab's calls know are offered. */
export function FilterRow({ filters }: Pick<Tab, 'filters'>) {
  const { days, summit, setDays, setSummit } = useDashboardFilters();
  if (filters.length === 0) return null;
  return (
    <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 1.5, alignItems: { lg: 'center' }, minWidth: 0 }}>
      {filters.includes('days') && (
        <Box sx={{ overflowX: 'auto', mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 } }}>
          <ToggleButtonGroup
            exclusive
            value={days}
            onChange={(_event, next: DayRange | null) => next && setDays(next)}
            aria-label="Date range"
          >
            {DAY_RANGES.map((range) => (
              <ToggleButton key={range} value={range}>
                {RANGE_LABELS[range]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      )}
      {filters.includes('summit') && (
        <TextField
          select
          value={summit}
          onChange={({ target }) => setSummit(target.value as SummitFilter)}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'Summit' } } }}
          sx={{ width: { xs: 1, lg: 230 } }}
        >
          {[...SUMMIT_FILTERS].reverse().map((filter) => (
            <MenuItem key={filter} value={filter}>
              {SUMMIT_LABELS[filter]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
