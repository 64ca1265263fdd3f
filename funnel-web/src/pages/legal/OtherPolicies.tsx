import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { legalPagePath } from '../../features/legal/legal-links';
import { POLICIES } from '../../features/legal/legal-page-view';

/** Every other policy under its `/legal/{page_id}` address (F-036). */
export function OtherPolicies({ pageId }: { pageId: string }) {
  const { pathname } = useLocation();
  return (
    <nav className="legal__others" aria-labelledby="other-policies-title">
      <Typography id="other-policies-title" variant="h3" component="h2">
        Other policies
      </Typography>
      <ul>
        {POLICIES.filter((policy) => policy.pageId !== pageId).map((policy) => (
          <li key={policy.pageId}>
            <Link to={legalPagePath(policy.pageId)} state={{ from: pathname }}>
              {policy.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
