import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAfter } from '@summit/web-app/timing/useAfter';

/** Answers that come sooner are not worth a flicker. */
const LOADING_DELAY_MS = 150;
/** The router's key of the place at which the app has started. */
const FIRST_LOCATION = 'default';

export interface LoadingProps {
  /** The document's text, for example *Loading profile...*. */
  text: string;
  /** Skeletons in the shape of what comes. */
  children?: ReactNode;
}

/** Stands where content is under way (ui.md 4.0.3). */
export function Loading({ text, children }: LoadingProps) {
  const slow = useAfter(LOADING_DELAY_MS);
  // Whoever opened this address has waited for the scripts already, and may be looking at the prerendered page.
  const first = useLocation().key === FIRST_LOCATION;
  return (
    <Box role="status" aria-label={text}>
      {(slow || first) && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {text}
          </Typography>
          <Box aria-hidden>{children}</Box>
        </>
      )}
    </Box>
  );
}
