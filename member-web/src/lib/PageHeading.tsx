import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePageTitle } from '@summit/web-app/page/usePageTitle';

export interface PageHeadingProps {
  /** For the window's title; the heading itself when it is plain text. */
  title: string;
  children?: ReactNode;
  /** For a page that takes the place of a form on the same path: its heading says how that went. */
  announced?: boolean;
  sx?: TypographyProps['sx'];
}

/**
 * The h1 of a page. After a step inside the app it takes the focus at the top of the page, which is the announcement;
 * a fragment of the address goes first.
 */
export function PageHeading({ title, children = title, announced = false, sx = {} }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const followedLink = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const arrived = useRef(false);
  usePageTitle(title);
  useLayoutEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (!announced && (!followedLink || hash !== '')) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [announced, followedLink, hash]);
  return (
    <Typography
      ref={heading}
      variant="h1"
      tabIndex={-1}
      sx={[{ '&&': { outline: 'none' } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Typography>
  );
}
