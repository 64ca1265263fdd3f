import { PortraitFrame } from '@summit/ui/portrait/PortraitFrame';
import { useEffect, useState } from 'react';
import { speakerArt } from '../../lib/site/art-paths';
import type { SpeakerCard } from '../../lib/landing/landing-view';

const SECOND = ' and ';
const BLANK = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** Art of somebody who was added after the build; the drawing code is loaded only when it is needed. */
function useDrawnPortrait({ name, day }: SpeakerCard, needed: boolean): string {
  const [src, setSrc] = useState(BLANK);
  useEffect(() => {
    if (!needed) return;
    let stale = false;
    void import('../../lib/landing/draw-portrait').then(({ drawPortrait }) => {
      if (!stale) setSrc(drawPortrait(name, day));
    });
    return () => {
      stale = true;
    };
  }, [name, day, needed]);
  return src;
}

/** A speaker's photo, or drawn art with initials; two people joined by " and " stand side by side. */
export function PersonPicture({ speaker, size }: { speaker: SpeakerCard; size?: number }) {
  const { name, image, slug, secondName } = speaker;
  const drawn = useDrawnPortrait(speaker, image === null && slug === null);
  if (image !== null) return <PortraitFrame name={name} src={image} photo />;
  if (slug !== null && secondName !== null) {
    const first = name.split(SECOND)[0] ?? name;
    return (
      <div className="portrait-pair">
        <PortraitFrame name={first} src={speakerArt(slug)} ratio="2 / 5" size={30} radius={0} />
        <PortraitFrame name={secondName} src={speakerArt(`${slug}-2`)} ratio="2 / 5" size={30} radius={0} />
      </div>
    );
  }
  return <PortraitFrame name={name} src={slug === null ? drawn : speakerArt(slug)} {...(size && { size })} />;
}
