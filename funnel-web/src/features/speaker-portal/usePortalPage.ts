import { useEffect, type RefObject } from 'react';
import { SITE_NAME } from '../../lib/site/site-name';
import { useArrival } from '../../lib/visit/useArrival';
import { ROBOTS, useHeadTag } from '../../lib/browser/useHeadTag';

/** Title and arrival of a speaker's page, which is not for search engines (F-038). */
export function usePortalPage(name: string, heading: RefObject<HTMLElement | null>): void {
  useArrival(heading);
  useHeadTag(ROBOTS, 'noindex');
  useEffect(() => {
    document.title = `${name} | ${SITE_NAME}`;
  }, [name]);
}
