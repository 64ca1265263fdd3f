import { font } from '../theme/tokens.js';
import { Mark } from './Mark.js';

export interface WordmarkProps {
  /** Size of the mark in px; the text is 0.56 of it. */
  size?: number;
  color?: string;
  /** Sets the name in the text face: the admin app does not load the display face. */
  plain?: boolean;
}

/** Mark and name, which takes a second line where its header has no room (spaced text). Below 390 px the word "Summit" is dropped (rule in the theme). */
export function Wordmark({ size = 32, color = 'inherit', plain = false }: WordmarkProps) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: size * 0.32,
        color,
        fontFamily: plain ? font.text : font.display,
        fontWeight: plain ? 700 : 750,
        fontSize: size * 0.56,
        letterSpacing: '-0.03em',
        lineHeight: 1,
      }}
    >
      <Mark size={size} />
      <span>
        Growth <span style={{ fontWeight: 400 }}>&amp;</span> Scale
        <span className="wm-summit" style={{ fontWeight: 400 }}>
          {' '}
          Summit
        </span>
      </span>
    </span>
  );
}
