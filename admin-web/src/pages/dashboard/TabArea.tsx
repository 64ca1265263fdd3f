import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '@summit/web-app/page/usePageTitle';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { personIn } from '../../lib/dashboard/person-place';
import { FilterRow } from './FilterRow';
import { TabContent } from './TabContent';
import { TABS } from './tabs';
import { useTab } from './useTab';

/** The chosen tab. It loads when it is opened, and a tab that fails leaves the others alone. */
export function TabArea() {
  const { tab, tabLink } = useTab();
  const { id, label, filters } = tab;
  const [address] = useSearchParams();
  const asked = address.get('tab');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  usePageTitle(label);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{ px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 }, maxWidth: 1424, outline: 'none' }}
    >
      {/* A name that nobody knows shows the first tab, and the address must not go on naming another. */}
      {asked !== null && asked !== id && <Navigate to={tabLink(TABS[0].id)} replace />}
      <Stack
        direction={{ xs: 'column', lg: 'row' }}
        sx={{
          gap: 1.5,
          alignItems: { lg: 'center' },
          justifyContent: 'space-between',
          mb: { xs: 1.5, md: 2.5 },
          minHeight: { md: 36 },
        }}
      >
        <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ '&&': { outline: 'none' } }}>
          {label}
        </Typography>
        {/* One person is shown whole, whatever the date range. */}
        <FilterRow filters={personIn(address) === null ? filters : []} />
      </Stack>
      <TabContent key={id} tab={tab} />
    </Box>
  );
}
