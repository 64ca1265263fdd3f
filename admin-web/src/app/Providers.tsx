import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { FeedbackProvider } from '@summit/ui/feedback/FeedbackProvider';
import { createSummitTheme } from '@summit/ui/theme/createSummitTheme';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ServicesContext, type Services } from '../lib/services';

const theme = createSummitTheme('admin');

export interface ProvidersProps {
  services: Services;
  queries: QueryClient;
  children: ReactNode;
}

export function Providers({ services, queries, children }: ProvidersProps) {
  const { session } = services;
  // What one administrator was shown is not kept for the next.
  useEffect(() => {
    let { token } = session.current();
    return session.subscribe(() => {
      const before = token;
      ({ token } = session.current());
      // Another tab may have changed them without this one seeing the moment between.
      if (before !== null && token !== before) queries.clear();
    });
  }, [session, queries]);
  return (
    <ThemeProvider theme={theme} modeStorageKey="mui-mode">
      <CssBaseline enableColorScheme />
      <ServicesContext value={services}>
        <QueryClientProvider client={queries}>
          <FeedbackProvider>{children}</FeedbackProvider>
        </QueryClientProvider>
      </ServicesContext>
    </ThemeProvider>
  );
}
