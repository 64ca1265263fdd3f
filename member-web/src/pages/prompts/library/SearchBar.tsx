import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Star } from 'lucide-react';
import { SearchField } from '../../../lib/SearchField';
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
      <SearchField
        term={term}
        onTerm={onTerm}
        label={PROMPTS_TEXTS.searchLabel}
        placeholder={PROMPTS_TEXTS.search}
        clear={PROMPTS_TEXTS.clear}
        maxLength={60}
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
