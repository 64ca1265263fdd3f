import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionRatingRow } from '@summit/contracts';
import { Ago } from '../../lib/time/Moment';
import { StatusChip } from '../../lib/panel/StatusChip';
import { RATING_CHIPS, RATINGS_TEXTS as TEXTS } from './messages';
import type { Decision } from './useDecideRating';

export interface RatingEntryProps {
  rating: SessionRatingRow;
  /** The decision that is under way. */
  deciding: Decision | null;
  onDecide: (decision: Decision) => void;
}

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** One rating; it is approved or rejected while it waits, and what is shown can be hidden again. */
export function RatingEntry({ rating, deciding, onDecide }: RatingEntryProps) {
  const who = rating.user_name ?? TEXTS.anonymous;
  const named = (verb: string) => `${verb} the rating of ${who} for ${rating.session_title}`;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, px: 2.5, py: 2, borderTop: '1px solid var(--gs-palette-line-main)' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Rating readOnly size="small" value={rating.rating} />
          <Box component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {who}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <Ago at={rating.rated_at} />
          </Box>
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, overflowWrap: 'anywhere' }}>
          {rating.day}.{rating.session_number} {rating.session_title}, {rating.speaker}
        </Typography>
        {rating.comment && (
          <Typography dir="auto" sx={{ ...words, mt: 1 }}>
            {rating.comment}
          </Typography>
        )}
        {rating.takeaways && (
          <Box sx={{ mt: 1, borderRadius: '8px', bgcolor: 'surface.sunken', p: 1.5 }}>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary', fontWeight: 600 }}>
              {TEXTS.takeawayLabel}
            </Typography>
            <Box dir="auto" sx={words}>
              {rating.takeaways}
            </Box>
          </Box>
        )}
      </Box>
      <Stack sx={{ gap: 1, alignItems: { xs: 'flex-start', sm: 'flex-end' }, flex: 'none', maxWidth: { sm: 220 } }}>
        <StatusChip {...RATING_CHIPS[rating.status]} />
        {rating.status === 'pending' ? (
          <Stack direction="row" sx={{ gap: 0.75 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={named(TEXTS.approve)}
              loading={deciding === 'approve'}
              disabled={deciding !== null}
              onClick={() => onDecide('approve')}
            >
              {TEXTS.approve}
            </Button>
            <Button
              size="small"
              variant="outlined"
              color="error"
              aria-label={named(TEXTS.reject)}
              loading={deciding === 'reject'}
              disabled={deciding !== null}
              onClick={() => onDecide('reject')}
            >
              {TEXTS.reject}
            </Button>
          </Stack>
        ) : (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {rating.display_publicly && rating.comment && `${TEXTS.shown}. `}
              {rating.reviewed_by && `${TEXTS.reviewedBy} ${rating.reviewed_by}`}
            </Typography>
            {rating.status === 'approved' && (
              <Button
                size="small"
                variant="outlined"
                color="error"
                aria-label={named(TEXTS.hide)}
                loading={deciding === 'hide'}
                disabled={deciding !== null}
                onClick={() => onDecide('hide')}
              >
                {TEXTS.hide}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Stack>
  );
}
