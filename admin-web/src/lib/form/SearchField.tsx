import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';

export interface SearchFieldProps {
  /** Says what is searched: `Search orders by email`. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters the list beneath while it is typed in. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: { xs: 1, sm: 240 } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={16} strokeWidth={1.75} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
