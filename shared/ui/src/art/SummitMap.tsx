import { summitMapSvg } from '@summit/art';
import { useMemo } from 'react';

/** The hero plate drawn at run time: one mountain and a trail of five days. The landing page uses its file instead. */
export function SummitMap({ labels = true }: { labels?: boolean }) {
  const html = useMemo(() => summitMapSvg({ labels }), [labels]);
  return <span style={{ display: 'block' }} dangerouslySetInnerHTML={{ __html: html }} />;
}
