import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { FormField } from '@summit/ui/form/FormField';
import type { CmsField } from './cms-resource';

export interface ItemFieldProps {
  field: CmsField;
  value: string;
  error: string | undefined;
  /** The item is stored already. */
  stored: boolean;
  onChange: (text: string) => void;
}

/** One field of an item, by its kind. */
export function ItemField({ field, value, error, stored, onChange }: ItemFieldProps) {
  const { name, label, kind, options = [], hint, onlyNew = false, rows } = field;
  const locked = onlyNew && stored;
  if (kind === 'switch')
    return (
      <FormControlLabel
        control={<Switch checked={value === 'true'} onChange={({ target }) => onChange(String(target.checked))} />}
        label={label}
        sx={{ gap: 1, mx: 0, justifySelf: 'start' }}
      />
    );
  if (kind === 'choice')
    return (
      <TextField
        select
        name={name}
        label={label}
        value={value}
        disabled={locked}
        error={error !== undefined}
        helperText={error ?? hint}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    );
  const numeric = kind === 'number' ? 'numeric' : kind === 'price' ? 'decimal' : undefined;
  return (
    <FormField
      name={name}
      label={label}
      value={value}
      error={error}
      hint={hint}
      autoComplete="off"
      readOnly={locked}
      onChange={({ target }) => onChange(target.value)}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 24 })}
      inputProps={{ ...(numeric && { inputMode: numeric }) }}
    />
  );
}
