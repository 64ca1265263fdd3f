import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { sessionTranscriptEndpoint, type TranscriptCue } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { clockText } from '../../lib/clock-text';
import { Loading } from '../../lib/Loading';
import { useServices, useVipSession } from '../../lib/services';
import { FILM_TEXTS, nothingSaidText } from './messages';
import type { Film } from './useFilm';

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 1.5,
  width: '100%',
  p: 1,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'left',
  whiteSpace: 'pre-line',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current="true"]': { bgcolor: 'surface.sunken', fontWeight: 600 },
} as const;

/** Heights in px. The place is kept from the start: what stands below moves neither when the lines come nor while they are searched. */
const LINES_HEIGHT = 360;
const FIELD_HEIGHT = 48;

/** The line that is being said at `second`: the last that has begun. */
const lineAt = (cues: readonly TranscriptCue[], second: number): number =>
  cues.findLastIndex(({ start }) => start <= second + 0.5);

function Lines({ cues, language, film }: { cues: readonly TranscriptCue[]; language: string; film: Film }) {
  const [term, setTerm] = useState('');
  const wanted = term.trim().toLowerCase();
  const current = film.startedAt === null ? -1 : lineAt(cues, film.second);
  const shown = cues.map((cue, index) => ({ ...cue, index })).filter(({ text }) => text.toLowerCase().includes(wanted));
  return (
    <>
      <OutlinedInput
        fullWidth
        size="small"
        type="search"
        value={term}
        placeholder={FILM_TEXTS.transcriptSearch}
        inputProps={{ 'aria-label': FILM_TEXTS.transcriptSearch }}
        onChange={(event) => setTerm(event.target.value)}
        sx={{ mb: 1 }}
      />
      {shown.length === 0 && <Typography role="status">{nothingSaidText(term.trim())}</Typography>}
      <Box
        component="ol"
        lang={language}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: LINES_HEIGHT, overflowY: 'auto' }}
      >
        {shown.map(({ start, text, index }) => (
          <li key={index}>
            <Box
              component="button"
              type="button"
              aria-current={index === current || undefined}
              onClick={() => film.goTo(start)}
              sx={rowStyle}
            >
              <Box component="span" className="tnum" sx={{ color: 'text.secondary' }}>
                {clockText(start)}
              </Box>
              <span>{text}</span>
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

/** What is said in the film; each line leads to its second. */
export function Transcript({ token, film }: { token: string; film: Film }) {
  const { api } = useServices();
  const bearer = useVipSession().token;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sessions', 'transcript', token, bearer],
    queryFn: ({ signal }) => api.send(sessionTranscriptEndpoint, { params: { token }, signal }),
    staleTime: Infinity,
  });
  return (
    <Box component="section" aria-labelledby="transcript-title" sx={{ mt: 4 }}>
      <Typography id="transcript-title" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {FILM_TEXTS.transcript}
      </Typography>
      <Box sx={{ minHeight: FIELD_HEIGHT + LINES_HEIGHT }}>
        {data && <Lines cues={data.cues} language={data.language} film={film} />}
        {!data && !error && <Loading text={FILM_TEXTS.transcriptLoading} />}
        {!data && error && (
          <ErrorState
            text={failureText(error, FILM_TEXTS.transcriptFailed)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Box>
    </Box>
  );
}
