import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ALL_TIME_DAYS, DAY_RANGES, type DayRange } from '@summit/contracts';
import { ChevronDown, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useExport, type ExportFile } from './useExport';

const NAMES: Readonly<Record<DayRange, string>> = {
  1: 'Today',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  [ALL_TIME_DAYS]: 'All time',
};

export interface ExportMenuProps {
  /** The range on the screen, chosen at first. */
  days: DayRange;
  fileOf: (days: DayRange) => ExportFile;
}

/** Saves an export over a day range that is chosen at the press. */
export function ExportMenu({ days, fileOf }: ExportMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { save, busy } = useExport();
  const id = useId();
  const choose = (range: DayRange) => {
    setAnchor(null);
    save(fileOf(range));
  };
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        loading={busy}
        loadingPosition="start"
        startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        endIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {busy ? 'Downloading...' : 'Export CSV'}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {DAY_RANGES.map((range) => (
          <MenuItem key={range} selected={range === days} onClick={() => choose(range)}>
            {NAMES[range]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
