import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Step {
  key: string | number;
  /** ISO, for machines; `when` is how people read it. */
  dateTime: string;
  when: string;
  text: string;
}

/** What happened, one step after the other, each with its time. */
export function StepList({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ key, dateTime, when, text }) => (
        <Box
          component="li"
          key={key}
          sx={{
            position: 'relative',
            ml: 0.75,
            pl: 2.5,
            pb: 2,
            borderLeft: '2px solid',
            borderColor: 'divider',
            '&:last-of-type': { borderColor: 'transparent', pb: 0 },
            '&::before': {
              content: '""',
              position: 'absolute',
              top: 6,
              left: -6,
              width: 10,
              height: 10,
              borderRadius: '50%',
              bgcolor: 'primary.main',
            },
          }}
        >
          <Typography variant="body2" component="time" dateTime={dateTime} sx={{ color: 'text.secondary' }}>
            {when}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
