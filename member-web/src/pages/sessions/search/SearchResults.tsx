import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { searchSessionsEndpoint, type SessionHit } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { sessionPath } from '../../../lib/paths';
import { useServices, useVipSession } from '../../../lib/services';
import { clockText } from '../../../lib/clock-text';
import { foundText, nothingFoundText, sessionNumberText, SESSIONS_TEXTS } from '../messages';

/** People type faster than they want to know. */
const DEBOUNCE_MS = 300;

function Hit({ hit }: { hit: SessionHit }) {
  const { day, session_number, topic, speaker_name, excerpt, second, public_access_url } = hit;
  return (
    <Box component="li" sx={{ py: 2, borderBottom: '1px solid var(--gs-palette-line-main)' }}>
      <Typography variant="caption" sx={{ color: `day${day}.ink`, fontWeight: 650 }}>
        Day {day} • {sessionNumberText(session_number)}
      </Typography>
      <Typography variant="h5" component="h2">
        <Link component={RouterLink} to={sessionPath(public_access_url, second ?? undefined)} underline="hover">
          {topic}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {speaker_name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '68ch' }}>
        {second !== null && (
          <Box component="span" className="tnum" sx={{ fontWeight: 650, mr: 1 }}>
            {clockText(second)}
          </Box>
        )}
        {excerpt}
      </Typography>
    </Box>
  );
}

/** What the server finds for a term that has rested, best first; a hit in what is said leads to its second. */
export function SearchResults({ term }: { term: string }) {
  const { api } = useServices();
  const { token } = useVipSession();
  const rested = useDebounced(term.trim(), DEBOUNCE_MS);
  const { data, error } = useQuery({
    queryKey: ['sessions', 'search', rested, token],
    queryFn: ({ signal }) => api.send(searchSessionsEndpoint, { query: { q: rested }, signal }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  if (rested === '' || term.trim() === '') return null;
  if (error) return <FormAlert severity="error">{failureText(error, SESSIONS_TEXTS.searchFailed)}</FormAlert>;
  const hits = data?.results ?? [];
  return (
    <Box component="section" aria-label={SESSIONS_TEXTS.results} sx={{ mt: 2 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {data && (hits.length === 0 ? nothingFoundText(rested) : foundText(hits.length))}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </Box>
    </Box>
  );
}
