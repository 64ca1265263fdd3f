import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayArt } from '../../lib/site/art-paths';

export interface WayBackProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Relief of day 5, one sentence, and the ways on. The heading takes the focus: that is the announcement. */
export function WayBack({ title, text, children }: WayBackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | Growth & Scale Summit`;
    heading.current?.focus();
  }, [title]);
  return (
    <main id="main" className="way-back">
      <img src={dayArt(5)} alt="" width={1280} height={360} className="way-back__art" />
      <Container>
        <Typography ref={heading} variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="lead">{text}</Typography>
        <div className="way-back__ways">{children}</div>
      </Container>
    </main>
  );
}
