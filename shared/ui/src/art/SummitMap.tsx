import { summitMapSvg } from '@summit/art';
import { useMemo } from 'react';
import { trustedArt } from './trusted-art.js';

/** The hero plate drawn at run time: one mountain and a trail of five days. The landing page uses its file instead. */
export function SummitMap({ labels = true }: { labels?: boolean }) {
  const html = useMemo(() => trustedArt(summitMapSvg({ labels })), [labels]);
  return <span style={{ display: 'block' }} dangerouslySetInnerHTML={html} />;
}
