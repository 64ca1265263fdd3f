import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { RATING_STATUSES, type RatingStatus, type SessionRatingsQuery } from '@summit/contracts';
import { RATINGS_TEXTS as TEXTS, STATUS_FILTERS } from './messages';

export interface RatingFiltersProps {
  filter: SessionRatingsQuery;
  onFilter: (filter: SessionRatingsQuery) => void;
  speakers: readonly string[];
}

interface ChoiceProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  choices: readonly (readonly [value: string, name: string])[];
  width: number;
}

function Choice({ label, value, onValue, choices, width }: ChoiceProps) {
  return (
    <TextField
      select
      value={value}
      onChange={({ target }) => onValue(target.value)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
      sx={{ width: { xs: 1, sm: width } }}
    >
      {choices.map(([key, name]) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Speaker, minimum rating and status. */
export function RatingFilters({ filter, onFilter, speakers }: RatingFiltersProps) {
  const { speaker, min_rating, status, ...rest } = filter;
  const set = (part: SessionRatingsQuery) => {
    const entries = Object.entries({ speaker, min_rating, status, ...part }).filter(([, value]) => value !== undefined);
    onFilter({ ...rest, ...Object.fromEntries(entries) });
  };
  return (
    <>
      <Choice
        label={TEXTS.speaker}
        width={190}
        value={speaker ?? ''}
        onValue={(value) => set({ speaker: value || undefined })}
        choices={[
          ['', TEXTS.allSpeakers],
          ...[...speakers].sort((one, other) => one.localeCompare(other)).map((name) => [name, name] as const),
        ]}
      />
      <Choice
        label={TEXTS.minimum}
        width={150}
        value={String(min_rating ?? '')}
        onValue={(value) => set({ min_rating: value === '' ? undefined : Number(value) })}
        choices={[
          ['', TEXTS.anyRating],
          ...[5, 4, 3, 2, 1].map((stars) => [String(stars), stars === 5 ? '5 stars' : `${stars} and more`] as const),
        ]}
      />
      <Choice
        label={TEXTS.status}
        width={140}
        value={status ?? 'all'}
        onValue={(value) => set({ status: value === 'all' ? undefined : (value as RatingStatus) })}
        choices={(['all', ...RATING_STATUSES] as const).map((one) => [one, STATUS_FILTERS[one]])}
      />
    </>
  );
}
