import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FeedbackProvider } from '../feedback/FeedbackProvider.js';

export interface AppFrameProps {
  theme: Theme;
  children: ReactNode;
}

/** Theme in the scheme that the visitor chose, MUI's base styles, notices and questions: what every page of an app stands in. */
export function AppFrame({ theme, children }: AppFrameProps) {
  return (
    <ThemeProvider theme={theme} modeStorageKey="mui-mode">
      <CssBaseline enableColorScheme />
      <FeedbackProvider>{children}</FeedbackProvider>
    </ThemeProvider>
  );
}
