import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useBusyFocus } from './useBusyFocus.js';

export interface AppFrameProps {
  theme: Theme;
  children: ReactNode;
}

/** Theme in the scheme that the visitor chose and MUI's base styles: what every page of an app stands in. */
export function AppFrame({ theme, children }: AppFrameProps) {
  useBusyFocus();
  return (
    <ThemeProvider theme={theme} modeStorageKey="mui-mode">
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
