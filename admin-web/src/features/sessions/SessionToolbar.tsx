import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { adminExportSessionsEndpoint, SUMMIT_EDITIONS, type SummitKey } from '@summit/contracts';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { Plus } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { EDITION_NAMES, SESSIONS_TEXTS as TEXTS } from './messages';
import { fileQuery, type SessionFilter } from './session-filter';

export interface SessionToolbarProps {
  filter: SessionFilter;
  onFilter: (filter: SessionFilter) => void;
  term: string;
  onTerm: (term: string) => void;
  onCreate: () => void;
}

const ALL = 'all';

/** Day, edition, words, and the way to a new session. */
export function SessionToolbar({ filter, onFilter, term, onTerm, onCreate }: SessionToolbarProps) {
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={filter.day ?? ALL}
        onChange={(_event, day: SummitDay | typeof ALL | null) =>
          day && onFilter({ ...filter, day: day === ALL ? null : day })
        }
        aria-label={TEXTS.day}
      >
        <ToggleButton value={ALL}>{TEXTS.allDays}</ToggleButton>
        {SUMMIT_DAYS.map((day) => (
          <ToggleButton key={day} value={day} aria-label={`${TEXTS.day} ${day}`}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        value={filter.edition ?? ALL}
        onChange={({ target }) =>
          onFilter({ ...filter, edition: target.value === ALL ? null : (target.value as SummitKey) })
        }
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': TEXTS.edition } } }}
        sx={{ width: { xs: 1, sm: 190 } }}
      >
        <MenuItem value={ALL}>{TEXTS.allEditions}</MenuItem>
        {[...SUMMIT_EDITIONS].reverse().map(({ key }) => (
          <MenuItem key={key} value={key}>
            {EDITION_NAMES[key]}
          </MenuItem>
        ))}
      </TextField>
      <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} value={term} onChange={onTerm} />
      <ExportButton
        of="sessions"
        file={csvOf('sessions', adminExportSessionsEndpoint, { query: { ...fileQuery(filter), search: term } })}
      />
      <Button variant="contained" startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onCreate}>
        {TEXTS.create}
      </Button>
    </>
  );
}
