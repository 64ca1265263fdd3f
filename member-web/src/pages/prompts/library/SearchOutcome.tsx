import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import { foundText, nothingFoundText, PROMPTS_TEXTS, sectionsMatchText, SUGGESTED_TERMS } from '../messages';

export interface SearchOutcomeProps {
  term: string;
  /** Undefined while the server looks. */
  count: number | undefined;
  titles: readonly { id: string; title: string }[];
  /** The server's search is away. */
  partial: boolean;
  onTerm: (term: string) => void;
  onGo: (id: string) => void;
}

/** How a search went: the count, the sections that match by title, or what else to try (M-154). */
export function SearchOutcome({ term, count, titles, partial, onTerm, onGo }: SearchOutcomeProps) {
  return (
    <Stack sx={{ gap: 1.5, mb: 2 }}>
      {partial && (
        <Alert severity="info" variant="outlined">
          {PROMPTS_TEXTS.searchOffline}
        </Alert>
      )}
      {titles.length > 0 && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {sectionsMatchText(titles.length)}{' '}
          {titles.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link component="button" variant="body2" onClick={() => onGo(id)} sx={{ verticalAlign: 'baseline' }}>
                {title}
              </Link>
            </span>
          ))}
        </Typography>
      )}
      <Typography role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {count === undefined ? '' : count > 0 ? foundText(count) : nothingFoundText(term)}
      </Typography>
      {count === 0 && (
        <Stack sx={{ alignItems: 'flex-start', gap: 1.5, pb: 6 }}>
          <Box sx={{ color: 'text.tertiary', display: 'flex' }}>
            <SearchX size={28} strokeWidth={1.5} aria-hidden />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {PROMPTS_TEXTS.tryTerms}
          </Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            {SUGGESTED_TERMS.map((suggestion) => (
              <Button key={suggestion} variant="outlined" size="small" onClick={() => onTerm(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
