import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, Star, X } from 'lucide-react';
import { useRef } from 'react';
import { PROMPTS_TEXTS } from '../messages';

export interface SearchBarProps {
  term: string;
  onTerm: (term: string) => void;
  favorites: number;
  onlyFavorites: boolean;
  onOnlyFavorites: (only: boolean) => void;
}

/** Search and favorites; they stay on top while the list moves. */
export function SearchBar({ term, onTerm, favorites, onlyFavorites, onOnlyFavorites }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 10,
        display: 'flex',
        gap: 1,
        py: 1.5,
        mb: 1,
        bgcolor: 'background.default',
      }}
    >
      <OutlinedInput
        fullWidth
        type="search"
        inputRef={input}
        value={term}
        placeholder={PROMPTS_TEXTS.search}
        autoComplete="off"
        onChange={(event) => onTerm(event.target.value)}
        inputProps={{ 'aria-label': PROMPTS_TEXTS.searchLabel, maxLength: 60 }}
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
        startAdornment={
          <Box component="span" sx={{ display: 'flex', color: 'text.tertiary', mr: 1 }}>
            <Search size={18} strokeWidth={1.75} aria-hidden />
          </Box>
        }
        endAdornment={
          term !== '' && (
            <IconButton
              size="small"
              edge="end"
              aria-label={PROMPTS_TEXTS.clear}
              title={PROMPTS_TEXTS.clear}
              onClick={() => {
                onTerm('');
                input.current?.focus();
              }}
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )
        }
      />
      <Button
        variant="outlined"
        aria-pressed={onlyFavorites}
        onClick={() => onOnlyFavorites(!onlyFavorites)}
        startIcon={<Star size={16} strokeWidth={1.75} fill={onlyFavorites ? 'currentColor' : 'none'} aria-hidden />}
        sx={{
          flex: 'none',
          ...(onlyFavorites && { bgcolor: 'day3.tint', color: 'day3.ink', borderColor: 'day3.ink' }),
        }}
      >
        {PROMPTS_TEXTS.favorites}
        {favorites > 0 && ` (${favorites})`}
      </Button>
    </Box>
  );
}
