import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sessionTranscriptEndpoint, type LibraryHighlight } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useServices } from '../../lib/services';
import { RESOURCES_TEXTS, spanText } from './messages';
import { SessionRow, seriesStyle } from './SessionList';

/** The words of the cut: that part of the session's transcript. */
function Words({ highlight: { public_token, start_seconds, end_seconds } }: { highlight: LibraryHighlight }) {
  const { api } = useServices();
  const { data, error } = useQuery({
    queryKey: ['transcript', public_token],
    queryFn: ({ signal }) => api.send(sessionTranscriptEndpoint, { params: { token: public_token }, signal }),
  });
  if (error) return <FormAlert severity="info">{failureText(error, RESOURCES_TEXTS.transcriptMissing)}</FormAlert>;
  const said = (data?.cues ?? []).filter(({ start }) => start >= start_seconds && start < end_seconds);
  if (data && said.length === 0) return <FormAlert severity="info">{RESOURCES_TEXTS.transcriptMissing}</FormAlert>;
  return (
    <Typography variant="body2" sx={{ maxWidth: '68ch' }}>
      {said.map(({ text }) => text).join(' ')}
    </Typography>
  );
}

function Cut({ highlight }: { highlight: LibraryHighlight }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { headline, speaker_name, start_seconds, end_seconds } = highlight;
  return (
    <SessionRow
      session={highlight}
      title={`${speaker_name}: ${headline}`}
      about={`Day ${highlight.day} · ${spanText(start_seconds, end_seconds)}`}
      second={start_seconds}
    >
      <Button
        size="small"
        variant="text"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${RESOURCES_TEXTS.transcript}: ${headline}`}
        onClick={() => setOpen(!open)}
        sx={{ ml: 2 }}
        endIcon={
          <Box component="span" sx={{ display: 'flex', transform: open ? 'rotate(180deg)' : 'none' }}>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Box>
        }
      >
        {RESOURCES_TEXTS.transcript}
      </Button>
      <Box id={id} sx={{ ml: 3.25, mt: open ? 0.5 : 0 }}>
        {open && <Words highlight={highlight} />}
      </Box>
    </SessionRow>
  );
}

/** The cuts of the vault, in order of the days, each with its words. */
export function Highlights({ highlights }: { highlights: readonly LibraryHighlight[] }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{RESOURCES_TEXTS.highlightsAbout}</Typography>
      <Box component="ol" sx={seriesStyle}>
        {highlights.map((highlight) => (
          <Cut key={highlight.public_token} highlight={highlight} />
        ))}
      </Box>
    </>
  );
}
