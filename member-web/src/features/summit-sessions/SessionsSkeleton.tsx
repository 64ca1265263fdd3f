import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SESSIONS_GRID } from './card-style';

/** Cards where they will be. */
export function SessionsSkeleton() {
  return (
    <Box sx={SESSIONS_GRID}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <Skeleton key={n} variant="rounded" height={228} />
      ))}
    </Box>
  );
}
