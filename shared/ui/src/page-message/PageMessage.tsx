import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DayNumber } from '@summit/art';
import { useEffect, useRef, type ReactNode } from 'react';
import { Relief } from '../art/Relief.js';

export interface PageMessageProps {
  title: string;
  text: string;
  /** Color of the relief. */
  day?: DayNumber;
  /** The ways on: buttons or links. */
  children?: ReactNode;
}

/** A whole page that says one thing and shows the ways on. The heading takes the focus: that is the announcement. */
export function PageMessage({ title, text, day = 5, children }: PageMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | Growth & Scale Summit`;
    heading.current?.focus();
  }, [title]);
  return (
    <Box component="main" id="main">
      <Box
        aria-hidden
        sx={{
          height: '34vh',
          minHeight: 180,
          overflow: 'hidden',
          '& svg': { width: '100%', height: '100%' },
          '& .relief': { height: '100%' },
        }}
      >
        <Relief seed={title} day={day} w={1440} h={420} />
      </Box>
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outline: 'none', mb: 2 }}>
          {title}
        </Typography>
        <Typography variant="lead" sx={{ color: 'text.secondary', maxWidth: 640, mb: 4 }}>
          {text}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}
