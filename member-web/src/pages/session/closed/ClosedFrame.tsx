import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { PublicSession } from '@summit/contracts';
import { Relief } from '@summit/ui/art/Relief';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../lib/PageHeading';

export interface ClosedFrameProps {
  session: PublicSession | null;
  /** Heading where the session is not known. */
  title: string;
  /** Gray: nothing comes of it any more. */
  over: boolean;
  /** The page showed something else a moment ago: the heading says so. */
  announced: boolean;
  children: ReactNode;
}

/** A session that can't be watched now: poster, topic, and what to do. */
export function ClosedFrame({ session, title, over, announced, children }: ClosedFrameProps) {
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 6 } }}>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          aspectRatio: { xs: '16 / 9', sm: '21 / 9' },
          maxHeight: 360,
          width: '100%',
          borderRadius: '16px',
          overflow: 'hidden',
          mb: 4,
          '& .relief, & .relief svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
          ...(over && { '& .relief': { filter: 'grayscale(1)', opacity: 0.55 } }),
        }}
      >
        <Relief seed={session?.id ?? title} day={session?.day ?? 1} w={1200} h={514} />
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 72,
            height: 72,
            borderRadius: '50%',
            bgcolor: 'pine.bg',
            color: 'pine.ink',
            display: 'grid',
            placeItems: 'center',
          }}
        >
          <LockKeyhole size={28} strokeWidth={1.75} />
        </Box>
      </Box>
      <PageHeading title={session?.topic ?? title} announced={announced} />
      {children}
    </Container>
  );
}
