import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Relief } from '@summit/ui/art/Relief';
import type { ReactNode } from 'react';
import { PageHeading } from '../../lib/PageHeading';

export interface StepFrameProps {
  title: string;
  lead: string;
  announced: boolean;
  /** px of the column. */
  width: number;
  children: ReactNode;
}

/** One of the two steps in front of the library: a strip of relief, a heading, one thing to do. */
export function StepFrame({ title, lead, announced, width, children }: StepFrameProps) {
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 8 }, minHeight: '72vh' }}>
      <Box sx={{ maxWidth: width, mx: 'auto' }}>
        <Box
          aria-hidden
          sx={{
            height: { xs: 88, sm: 112 },
            mb: { xs: 3, sm: 4 },
            borderRadius: '16px',
            overflow: 'hidden',
            '& svg': { width: '100%', height: '100%' },
            '& .relief': { height: '100%' },
          }}
        >
          <Relief seed="super-prompts" day={5} w={640} h={150} />
        </Box>
        <PageHeading title={title} announced={announced} />
        <Typography sx={{ color: 'text.secondary', mt: 1.5, mb: 4 }}>{lead}</Typography>
        {children}
      </Box>
    </Container>
  );
}
