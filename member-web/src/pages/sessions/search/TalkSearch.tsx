import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { SESSIONS_TEXTS } from '../messages';
import { SearchResults } from './SearchResults';

/** The server reads no more. */
const MAX_LENGTH = 200;

/** Search over all talks: titles, speakers and, for those who may watch, what is said. */
export function TalkSearch() {
  const [term, setTerm] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTerm('');
    input.current?.focus();
  };
  return (
    <Box role="search" sx={{ mt: 3 }}>
      <OutlinedInput
        fullWidth
        type="search"
        inputRef={input}
        value={term}
        placeholder={SESSIONS_TEXTS.searchHint}
        autoComplete="off"
        onChange={(event) => setTerm(event.target.value)}
        inputProps={{ 'aria-label': SESSIONS_TEXTS.search, maxLength: MAX_LENGTH }}
        sx={{ maxWidth: 560, '& input::-webkit-search-cancel-button': { display: 'none' } }}
        startAdornment={
          <Box component="span" sx={{ display: 'flex', color: 'text.tertiary', mr: 1 }}>
            <Search size={18} strokeWidth={1.75} aria-hidden />
          </Box>
        }
        endAdornment={
          term !== '' && (
            <IconButton size="small" edge="end" aria-label={SESSIONS_TEXTS.clear} onClick={clear}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )
        }
      />
      <SearchResults term={term} />
    </Box>
  );
}
