import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Photo and fields, where they will be. */
export function ProfileSkeleton() {
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 720, ml: { md: '248px' } }}>
      <Stack direction="row" sx={{ gap: 2.5, alignItems: 'center' }}>
        <Skeleton variant="circular" width={96} height={96} />
        <Skeleton variant="rounded" width={150} height={44} />
      </Stack>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={132} />
    </Stack>
  );
}
