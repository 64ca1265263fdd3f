import Box from '@mui/material/Box';

/** First stop of the keyboard on every page; visible only while it has the focus. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      sx={{
        position: 'absolute',
        left: -9999,
        '&:focus': {
          left: 16,
          top: 12,
          zIndex: 2000,
          bgcolor: 'background.paper',
          color: 'text.primary',
          p: 1.5,
          borderRadius: '12px',
        },
      }}
    >
      Skip to content
    </Box>
  );
}
