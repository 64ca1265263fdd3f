import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { personPlace } from './person-place';

/** Leads to everything about one person. */
export function PersonLink({ email, children = email }: { email: string; children?: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={personPlace(email)}
      color="inherit"
      underline="hover"
      title={email}
      {...(children === email && { className: 'address' })}
    >
      {children}
    </Link>
  );
}
