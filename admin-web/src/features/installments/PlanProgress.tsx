import Box from '@mui/material/Box';

/** `2 of 3` and a bar of it. */
export function PlanProgress({ paid, total }: { paid: number; total: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <span className="tnum">
        {paid} of {total}
      </span>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'flex', width: 48, height: 6, borderRadius: '3px', overflow: 'hidden', bgcolor: 'line.main' }}
      >
        <Box component="span" sx={{ flex: paid, bgcolor: 'primary.main' }} />
        <Box component="span" sx={{ flex: Math.max(0, total - paid) }} />
      </Box>
    </Box>
  );
}
