import { faceOf, faceSources } from '@summit/contracts';
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

/** A speaker's photo, or drawn art with initials; two people joined by " and " stand side by side, each with a photo or drawn. */
export function PersonPicture({ speaker, size }: { speaker: SpeakerCard; size?: number }) {
  const { name, image, slug, secondName, faces } = speaker;
  const people = name.split(SECOND);
  const photos = people.map((one) => faceOf(faces, one));
  const hasFace = photos.some(Boolean);
  const drawn = useDrawnPortrait(speaker, image === null && slug === null && !photos.every(Boolean));
  if (image !== null && !hasFace) return <PortraitFrame name={name} src={image} photo />;
  const artOf = (which: number): string =>
    slug === null ? drawn : speakerArt(which > 0 ? `${slug}-${which + 1}` : slug);
  if (people.length > 1 && (hasFace || secondName !== null)) {
    return (
      <div className="portrait-pair">
        {people.map((one, i) => (
          <PortraitFrame
            key={one}
            name={one}
            src={artOf(i)}
            face={photos[i] && faceSources(photos[i])}
            ratio="2 / 5"
            size={30}
            radius={0}
          />
        ))}
      </div>
    );
  }
  return (
    <PortraitFrame name={name} src={artOf(0)} face={photos[0] && faceSources(photos[0])} {...(size && { size })} />
  );
}
