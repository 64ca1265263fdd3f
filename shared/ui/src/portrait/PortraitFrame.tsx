import { font } from '../theme/tokens.js';
import { FacePicture, type PhotoSources } from './FacePicture.js';
import { initials } from './initials.js';

export interface PortraitFrameProps {
  name: string;
  /** Address of the picture. */
  src: string;
  /** Files of a photo that the back office has set: they are shown instead of `src`, without initials. */
  face?: PhotoSources | undefined;
  /** True for a real photo: it gets an alternative text and no initials. */
  photo?: boolean;
  /** Corner radius in px. */
  radius?: number;
  /** Size of the initials in px; 0 leaves them out. */
  size?: number;
  ratio?: string;
}

const WIDTH = '320px';
const COVER = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

/** Picture of a person, 4:5 by default, with initials over drawn art. Plain elements: a speaker grid shows 31 of them. */
export function PortraitFrame({
  name,
  src,
  face,
  photo = false,
  radius = 16,
  size = 44,
  ratio = '4 / 5',
}: PortraitFrameProps) {
  return (
    <div
      style={{
        position: 'relative',
        aspectRatio: ratio,
        borderRadius: radius,
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      {face ? (
        <FacePicture photo={face} sizes={WIDTH} style={COVER} />
      ) : (
        <img src={src} alt={photo ? name : ''} loading="lazy" decoding="async" width={320} height={400} style={COVER} />
      )}
      {!photo && !face && size > 0 && (
        <span
          aria-hidden="true"
          style={{
            position: 'absolute',
            left: size * 0.28,
            bottom: size * 0.2,
            color: '#fff',
            fontFamily: font.display,
            fontWeight: 750,
            fontSize: size,
            letterSpacing: '-.045em',
            lineHeight: 1,
          }}
        >
          {initials(name)}
        </span>
      )}
    </div>
  );
}
