import Link from '@mui/material/Link';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { sessionPath } from '../../lib/paths';

export interface AccessLinkProps {
  label: string;
  topic: string;
  /** `public_access_url` of the session. */
  token: string;
}

/** The one link of a card; it covers the whole of it. */
export function AccessLink({ label, topic, token }: AccessLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={sessionPath(token)}
      underline="none"
      aria-label={`${label}: ${topic}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 650,
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
      }}
    >
      {label}
      <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
