import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Three cards, where they will be. */
export function ResourcesSkeleton() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 2.5 }}>
      <Skeleton variant="rounded" height={340} />
      <Skeleton variant="rounded" height={340} />
      <Skeleton variant="rounded" height={340} />
    </Box>
  );
}
