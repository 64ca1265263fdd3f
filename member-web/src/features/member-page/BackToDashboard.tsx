import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPath } from '../../lib/paths';

/** The way back that the profile and the library show above their heading (M-048, M-072). */
export function BackToDashboard() {
  return (
    <Link
      component={RouterLink}
      to={dashboardPath}
      variant="body2"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 0.5, mb: 2 }}
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      Back to Dashboard
    </Link>
  );
}
