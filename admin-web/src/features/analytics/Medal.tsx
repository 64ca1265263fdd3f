import Box from '@mui/material/Box';

const ORDINALS = ['1st', '2nd', '3rd'] as const;

/** A place on a leaderboard: an ordinal with a tint for the first three, a plain number after them. */
export function Medal({ place }: { place: number }) {
  const ordinal = ORDINALS[place - 1];
  return (
    <Box
      component="span"
      className="tnum"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 36,
        height: 22,
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: 650,
        ...(ordinal ? { bgcolor: 'day3.tint', color: 'day3.ink' } : { color: 'text.secondary' }),
      }}
    >
      {ordinal ?? place}
    </Box>
  );
}
