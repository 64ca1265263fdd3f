import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useShownAgain } from '../../lib/browser/useShownAgain';
import { vipPath } from '../../lib/site/paths';

/** Takes the place of the form (F-079); the bar shows the two seconds until /vip. */
export function SignupSuccess({ headingId }: { headingId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Who comes back from there is led on once only.
  const leadsOn = useShownAgain() === 0;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="signup-success">
      <Typography id={headingId} ref={heading} variant="h3" component="h2" tabIndex={-1}>
        You&apos;re In
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', mt: 1 }}>
        {leadsOn ? 'Redirecting to your VIP upgrade offer' : 'The VIP upgrade offer comes next'}
      </Typography>
      {leadsOn && <div className="signup-success__bar" aria-hidden="true" />}
      <Link href={vipPath}>Continue now</Link>
    </div>
  );
}
