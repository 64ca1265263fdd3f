import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface PanelProps {
  title: ReactNode;
  /** What it shows, in a sentence. */
  about?: string;
  /** Filters and buttons beside the title. */
  action?: ReactNode;
  /** Old content is shown while new content is under way. */
  refreshing?: boolean;
  /** The content reaches the edges: tables. */
  flush?: boolean;
  children: ReactNode;
}

/** One part of a tab. It loads, fails and retries by itself. */
export function Panel({ title, about, action, refreshing = false, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      // For the focus of what is gone from it (D-475).
      tabIndex={-1}
      aria-busy={refreshing}
      sx={{ position: 'relative', borderRadius: '12px', minWidth: 0, overflow: 'hidden', outline: 'none' }}
    >
      {refreshing && (
        <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, top: 0, height: '2px' }} />
      )}
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: { sm: 'flex-end' },
          gap: 1.5,
          rowGap: 1.25,
          flexWrap: 'wrap',
          p: 2.5,
          pb: 2,
          minHeight: 66,
        }}
      >
        <Typography id={id} variant="h3" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Stack>
      <Box sx={flush ? {} : { px: 2.5, pb: 2.5 }}>
        {about !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
            {about}
          </Typography>
        )}
        {children}
      </Box>
    </Paper>
  );
}
