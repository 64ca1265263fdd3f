import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormAlert } from '@summit/ui/form/FormAlert';
import type { BannerMessage } from './useBanner';

export interface ProfileCardProps {
  /** Fragment of the address that leads here (C-035). */
  id: string;
  title: string;
  message: BannerMessage | null;
  children: ReactNode;
}

/** One card of the profile; its message stands on top and is brought into view (M-048). */
export function ProfileCard({ id, title, message, children }: ProfileCardProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) banner.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <Paper
      component="section"
      variant="outlined"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ borderRadius: '16px', p: { xs: 2.5, sm: 4 }, scrollMarginTop: 24 }}
    >
      <Typography
        id={`${id}-title`}
        variant="h3"
        component="h2"
        tabIndex={-1}
        sx={{ '&&': { outline: 'none' }, mb: 3 }}
      >
        {title}
      </Typography>
      <Box ref={banner}>
        {message && (
          <Box sx={{ mb: 3 }}>
            <FormAlert severity={message.severity}>{message.text}</FormAlert>
          </Box>
        )}
      </Box>
      {children}
    </Paper>
  );
}
