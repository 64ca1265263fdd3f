import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublicSession, SessionComment } from '@summit/contracts';
import { initials } from '@summit/ui/portrait/initials';
import { RATING_TEXTS } from './messages';
import { Stars } from './StarChoice';

function Comment({ comment: { user_name, rating, comment } }: { comment: SessionComment }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '40px minmax(0, 1fr)',
        gap: 1.75,
        py: 2.5,
        borderBottom: '1px solid var(--gs-palette-line-main)',
      }}
    >
      <Avatar
        aria-hidden
        sx={{
          width: 40,
          height: 40,
          bgcolor: 'surface.sunken',
          color: 'text.secondary',
          fontSize: '0.9375rem',
          fontWeight: 650,
        }}
      >
        {user_name === null ? '–' : initials(user_name)}
      </Avatar>
      <Box>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.25, flexWrap: 'wrap' }}>
          <Typography dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {user_name ?? RATING_TEXTS.anonymous}
          </Typography>
          <Stars value={rating} />
        </Stack>
        <Typography
          dir="auto"
          sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '62ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {comment}
        </Typography>
      </Box>
    </Box>
  );
}

/** What others said, once it may be shown (M-116). */
export function Comments({ ratings, total_comments }: Pick<PublicSession, 'ratings' | 'total_comments'>) {
  const shown = ratings.filter(({ has_comment, display_publicly }) => has_comment && display_publicly);
  return (
    <Box component="section" aria-labelledby="comments-title" sx={{ mt: { xs: 6, md: 7 } }}>
      <Typography id="comments-title" variant="h3" component="h2">
        {RATING_TEXTS.comments}{' '}
        <Box component="span" className="tnum" sx={{ color: 'text.tertiary', fontWeight: 400 }}>
          {total_comments}
        </Box>
      </Typography>
      {shown.length === 0 ? (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{RATING_TEXTS.noComments}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {shown.map((comment, index) => (
            <Comment key={index} comment={comment} />
          ))}
        </Box>
      )}
    </Box>
  );
}
