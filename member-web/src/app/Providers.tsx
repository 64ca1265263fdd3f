import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { FeedbackProvider } from '@summit/ui/feedback/FeedbackProvider';
import { createSummitTheme } from '@summit/ui/theme/createSummitTheme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const theme = createSummitTheme('member');
const queries = new QueryClient();

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey="mui-mode">
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queries}>
        <FeedbackProvider>{children}</FeedbackProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
