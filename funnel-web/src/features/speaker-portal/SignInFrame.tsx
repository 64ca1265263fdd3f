import '../../styles/speaker-portal.css';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Mark } from '@summit/ui/art/Mark';
import { useRef, type ReactNode } from 'react';
import { SUPPORT_EMAIL } from '../../lib/site/support';
import { usePortalPage } from './usePortalPage';

export interface SignInFrameProps {
  title: string;
  line: string;
  children: ReactNode;
  /** Above the address for help. */
  help: string;
}

/** One centered column with the mark: sign-in and new password (ui.md, /speaker/login). */
export function SignInFrame({ title, line, children, help }: SignInFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePortalPage(title, heading);
  return (
    <main id="main" className="portal-sign-in">
      <Container className="portal-sign-in__column">
        <Mark size={56} />
        <Typography ref={heading} variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <p className="portal-sign-in__line">{line}</p>
        {children}
        <p className="portal-sign-in__help">
          {help} <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
        </p>
      </Container>
    </main>
  );
}
