import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { SkipLink } from '@summit/ui/layout/SkipLink';
import { LateSchemeSwitch } from '@summit/ui/scheme/LateSchemeSwitch';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

/** What the pages for visitors who are not signed in have around them. */
export function AppShell() {
  return (
    <>
      <SkipLink />
      <Box
        component="header"
        sx={{ bgcolor: 'background.paper', borderBottom: '1px solid var(--gs-palette-line-main)' }}
      >
        <Container sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 64 }}>
          <Wordmark size={30} plain />
          <LateSchemeSwitch />
        </Container>
      </Box>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </>
  );
}
