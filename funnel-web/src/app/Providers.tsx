import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useBusyFocus } from '@summit/ui/app-frame/useBusyFocus';
import type { ReactNode } from 'react';
import { funnelTheme } from './funnel-theme';

export interface ProvidersProps {
  cache: EmotionCache;
  /** The page has the theme's variables in its HTML, all of them: writing them again takes a slow phone 40 ms (D-463). */
  hasVariables?: boolean;
  children: ReactNode;
}

/** The scheme follows the system, so nothing is stored and nothing flashes; the first drawing knows what `noSsr` would have it drawn again for. */
export function Providers({ cache, hasVariables = false, children }: ProvidersProps) {
  useBusyFocus();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={funnelTheme()} storageManager={null} noSsr disableStyleSheetGeneration={hasVariables}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
