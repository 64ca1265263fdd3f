import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAfter } from '@summit/web-app/timing/useAfter';

/** Answers that come sooner are not worth a flicker. */
const LOADING_DELAY_MS = 150;

export interface LoadingProps {
  /** The document's text, for example *Loading profile...*. */
  text: string;
  /** Skeletons in the shape of what comes. */
  children?: ReactNode;
}

/** Stands where content is under way (ui.md 4.0.3). */
export function Loading({ text, children }: LoadingProps) {
  const slow = useAfter(LOADING_DELAY_MS);
  return (
    <Box role="status" aria-label={text}>
      {slow && (
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
