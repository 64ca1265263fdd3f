import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export interface SectionHeadProps {
  /** Id of the heading, for `labelledBy` of the section. */
  id?: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  sx?: SxProps<Theme>;
}

export function SectionHead({ id, eyebrow, title, lead, sx = {} }: SectionHeadProps) {
  return (
    <Box sx={[{ maxWidth: 720, mb: { xs: 4, md: 6 } }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {eyebrow && (
        <Typography variant="eyebrow" sx={{ color: 'primary.main', mb: 1 }}>
          {eyebrow}
        </Typography>
      )}
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {lead && (
        <Typography variant="lead" sx={{ color: 'text.secondary', mt: 2 }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}
