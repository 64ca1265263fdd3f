import Container from '@mui/material/Container';
import { Suspense, type ReactNode } from 'react';
import { Loading } from '../lib/Loading';

/** Holds the place of a page whose script is under way. */
export function PageSuspense({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Container component="main" id="main" sx={{ py: { xs: 4, md: 6 }, minHeight: '100vh' }}>
          <Loading text="Loading..." />
        </Container>
      }
    >
      {children}
    </Suspense>
  );
}
