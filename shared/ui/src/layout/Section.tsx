import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface SectionProps {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** One idea of a page, with the vertical rhythm between ideas (ui.md 2.6). */
export function Section({ id, labelledBy, className, children, sx = {} }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      className={className}
      sx={[{ paddingBlock: 'clamp(64px, 8.5vw, 120px)' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}
