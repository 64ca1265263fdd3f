import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { SITE_NAME } from '../../lib/site/site-name';
import { useArrival } from '../../lib/visit/useArrival';
import { ROBOTS, useHeadTag } from '../../lib/browser/useHeadTag';

export type Tone = 'done' | 'waiting' | 'problem';

const ICONS = { done: Check, waiting: Clock, problem: CircleAlert } as const;

export interface AfterOrderTemplateProps {
  /** Name of the page in the browser's title. */
  name: string;
  tone?: Tone;
  title: string;
  line: string;
  children: ReactNode;
}

/** One column under a status: tick, what has happened, one line (ui.md 4.1). Not for search engines (F-038, F-039). */
export function AfterOrderTemplate({ name, tone = 'done', title, line, children }: AfterOrderTemplateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useHeadTag(ROBOTS, 'noindex');
  useEffect(() => {
    document.title = `${name} | ${SITE_NAME}`;
  }, [name]);
  const Icon = ICONS[tone];
  return (
    <main id="main" className="after">
      <Container className="after__column">
        <div className="after__head">
          <span className={`after__tick after__tick--${tone}`} aria-hidden="true">
            <Icon size={22} strokeWidth={2.25} />
          </span>
          <Typography ref={heading} variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography variant="lead" className="after__line">
            {line}
          </Typography>
        </div>
        {children}
      </Container>
    </main>
  );
}
