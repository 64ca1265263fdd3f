import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const EVERYTHING = 'all';

export interface KindFilterProps<Kind extends string> {
  label: string;
  /** What stands for no filter. */
  all: string;
  names: Readonly<Record<Kind, string>>;
  kinds: readonly Kind[];
  /** Undefined where all are shown. */
  kind: Kind | undefined;
  /** Empty for all. */
  onChoose: (kind: Kind | '') => void;
  width: number;
}

/** Which kind of finding a list shows. */
export function KindFilter<Kind extends string>(props: KindFilterProps<Kind>) {
  const { label, all, names, kinds, kind, onChoose, width } = props;
  return (
    <TextField
      select
      value={kind ?? EVERYTHING}
      onChange={({ target }) => onChoose(kinds.find((one) => one === target.value) ?? '')}
      sx={{ width: { xs: '100%', sm: width } }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
    >
      <MenuItem value={EVERYTHING}>{all}</MenuItem>
      {kinds.map((one) => (
        <MenuItem key={one} value={one}>
          {names[one]}
        </MenuItem>
      ))}
    </TextField>
  );
}
