import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Ten rows, none of which knows its length yet. */
export function RankedSkeleton() {
  return (
    <Stack sx={{ gap: 0.5 }}>
      {Array.from({ length: 10 }, (_row, place) => (
        <Skeleton key={place} variant="rounded" height={32} width={`${100 - place * 8}%`} />
      ))}
    </Stack>
  );
}
