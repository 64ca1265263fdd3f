import { SkipLink } from '@summit/ui/layout/SkipLink';
import type { ReactNode } from 'react';
import { CookieBanner } from '../../features/cookie-consent/CookieBanner';
import { ChatLink } from './ChatLink';
import { Footer } from './Footer';
import { Header, type HeaderProps } from './Header';

export interface PageFrameProps extends HeaderProps {
  year: number;
  /** In place of the common header. */
  header?: ReactNode;
  children: ReactNode;
}

/** What every page of the funnel has around its content: skip link, consent, banner, header, footer, chat (F-040). */
export function PageFrame({ year, children, header, ...view }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <CookieBanner />
      {header ?? <Header {...view} />}
      {children}
      <Footer year={year} onLanding={view.onLanding} />
      <ChatLink />
    </>
  );
}
