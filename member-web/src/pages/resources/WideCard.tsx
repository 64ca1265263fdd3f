import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

export interface WideCardProps {
  title: string;
  about: string;
  action: string;
  to: string;
}

/** A row with words on the left and the way there on the right. */
export function WideCard({ title, about, action, to }: WideCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: { xs: 2.5, sm: 3 },
        borderRadius: '16px',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {about}
        </Typography>
      </Box>
      <Button
        component={RouterLink}
        to={to}
        variant="outlined"
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}
      >
        {action}
      </Button>
    </Paper>
  );
}
