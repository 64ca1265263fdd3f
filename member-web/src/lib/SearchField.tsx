import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';

export interface SearchFieldProps {
  term: string;
  onTerm: (term: string) => void;
  /** Name of the field, for screen readers. */
  label: string;
  placeholder: string;
  /** Name of the button that empties it. */
  clear: string;
  maxLength: number;
  /** In px; as wide as its place where none is given. */
  maxWidth?: number;
}

/** A field to search with, and the way to empty it, after which the typing goes on. */
export function SearchField({ term, onTerm, label, placeholder, clear, maxLength, maxWidth }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    onTerm('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      fullWidth
      type="search"
      inputRef={input}
      value={term}
      placeholder={placeholder}
      autoComplete="off"
      onChange={(event) => onTerm(event.target.value)}
      inputProps={{ 'aria-label': label, maxLength }}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' }, ...(maxWidth && { maxWidth }) }}
      startAdornment={
        <Box component="span" sx={{ display: 'flex', color: 'text.tertiary', mr: 1 }}>
          <Search size={18} strokeWidth={1.75} aria-hidden />
        </Box>
      }
      endAdornment={
        term !== '' && (
          <IconButton size="small" edge="end" aria-label={clear} title={clear} onClick={empty}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
