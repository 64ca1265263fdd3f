import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EMBED_MAX_LENGTH, type SessionFilmQuery } from '@summit/contracts';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services';
import { FORM_TEXTS as TEXTS } from './messages';
import { SessionText } from './SessionText';
import { sessionFilmQuery } from './sessions-query';
import type { SessionEdit } from './useSessionEdit';

const TYPING_MS = 400;
const HOSTS = { vimeo: 'Vimeo', youtube: 'YouTube' } as const;

/** The film as it is pasted, and what the server understands of it before anything is saved (C-056, A-181). */
export function VideoFields({ edit }: { edit: SessionEdit }) {
  return (
    <>
      <SessionText {...edit.field('embedCode')} wide optional rows={3} hint={TEXTS.embedHint} />
      <SessionText {...edit.field('videoId')} optional hint={TEXTS.videoIdHint} />
      <Understood edit={edit} />
    </>
  );
}

function Understood({ edit: { id, values } }: { edit: SessionEdit }) {
  const entered: SessionFilmQuery = {
    ...(id !== null && { session_id: id }),
    ...(values.embedCode.trim() && { vimeo_embed_code: values.embedCode.trim() }),
    ...(values.videoId.trim() && { vimeo_video_id: values.videoId.trim() }),
  };
  const asked = useDebounced(JSON.stringify(entered), TYPING_MS);
  const isReadable = values.embedCode.length <= EMBED_MAX_LENGTH;
  const { data, error, isPending } = useQuery({
    ...sessionFilmQuery(useServices(), JSON.parse(asked) as SessionFilmQuery),
    enabled: isReadable,
    retry: false,
  });
  const isWaiting = isReadable && (isPending || asked !== JSON.stringify(entered));
  return (
    <Box
      role="status"
      sx={{ borderRadius: '8px', bgcolor: 'surface.sunken', p: 1.5, minHeight: 64, alignSelf: 'stretch' }}
    >
      {isWaiting && TEXTS.readingFilm}
      {!isWaiting && error && <Box sx={{ color: 'error.main' }}>{failureText(error, TEXTS.filmFailed)}</Box>}
      {!isWaiting && !error && data === null && TEXTS.noFilm}
      {!isWaiting && !error && data && (
        <>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {HOSTS[data.host]} film {data.id}
            {data.unlisted && ', unlisted, with its key'}
          </Box>
          <Link href={data.player_url} target="_blank" rel="noopener noreferrer">
            {TEXTS.openFilm}
            <span style={visuallyHidden}>, {TEXTS.newTab}</span>
          </Link>
        </>
      )}
    </Box>
  );
}
