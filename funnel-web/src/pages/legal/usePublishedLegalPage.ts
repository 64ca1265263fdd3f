import { legalPageEndpoint, type LegalPageResponse } from '@summit/contracts';
import { startTransition, useEffect, useState } from 'react';
import { getJson } from '../../islands/get-json';
import { bundledLegalPage, publishedLegalPage, type LegalPageView } from '../../features/legal/legal-page-view';

/**
 * The page to show (C-028): the bundled text at once, the published copy when the server's differs. The bundled text stays
 * when the server can't answer. Undefined while only the server can know the name, null when nobody knows it.
 */
export function usePublishedLegalPage(idOrSlug: string): LegalPageView | null | undefined {
  const [page, setPage] = useState<LegalPageView | null | undefined>(() => bundledLegalPage(idOrSlug) ?? undefined);
  useEffect(() => {
    let left = false;
    const path = legalPageEndpoint.path.replace(':page_id', () => encodeURIComponent(idOrSlug));
    void getJson<LegalPageResponse>(path).then((answer) => {
      if (left) return;
      const published = answer && publishedLegalPage(answer.page);
      startTransition(() => {
        setPage((shown) => (published && published.version !== shown?.version ? published : (shown ?? null)));
      });
    });
    return () => {
      left = true;
    };
  }, [idOrSlug]);
  return page;
}
