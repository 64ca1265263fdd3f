import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const NextSummitForm = lazy(async () => ({ default: (await import('./NextSummitForm')).NextSummitForm }));

/** The form stands below what a page is about: the page is drawn before the form's script has come. */
export const LateNextSummitForm = () => (
  <Suspense fallback={<Box sx={{ minHeight: 150 }} />}>
    <NextSummitForm />
  </Suspense>
);
