import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NEXT_SUMMIT_TEXTS } from './messages';
import { LateNextSummitForm } from './LateNextSummitForm';

/** The form with its heading, for pages of what is over. */
export function NextSummit() {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {NEXT_SUMMIT_TEXTS.title}
      </Typography>
      <LateNextSummitForm />
    </Box>
  );
}
