import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { FeedbackHost, type FeedbackHostProps } from '../feedback/FeedbackHost.js';

export interface AppFrameProps extends FeedbackHostProps {
  theme: Theme;
}

/** Theme in the scheme that the visitor chose, MUI's base styles, notices and questions: what every page of an app stands in. */
export function AppFrame({ theme, ...feedback }: AppFrameProps) {
  return (
    <ThemeProvider theme={theme} modeStorageKey="mui-mode">
      <CssBaseline enableColorScheme />
      <FeedbackHost {...feedback} />
    </ThemeProvider>
  );
}
