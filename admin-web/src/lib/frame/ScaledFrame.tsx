import Box from '@mui/material/Box';
import type { Ref } from 'react';
import type { FrameWidth } from './FrameWidths';
import { useWidth } from './useWidth';

/** Height of what is seen, in px of this page. */
const HEIGHT = 640;

export interface ScaledFrameProps {
  width: FrameWidth;
  title: string;
  /** What the page in the frame may do, as in the attribute. */
  sandbox: string;
  src?: string;
  frameRef?: Ref<HTMLIFrameElement>;
}

/** A page in a frame, as wide as a phone or a desk and as large as there is room. */
export function ScaledFrame({ width, title, sandbox, src, frameRef }: ScaledFrameProps) {
  const [room, ref] = useWidth();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <Box ref={ref} sx={{ overflow: 'hidden', height: HEIGHT }}>
      <Box
        component="iframe"
        ref={frameRef}
        src={src}
        title={title}
        sandbox={sandbox}
        sx={{
          display: 'block',
          mx: 'auto',
          border: '1px solid var(--gs-palette-line-main)',
          borderRadius: '8px',
          width,
          height: HEIGHT / scale,
          transform: `scale(${scale})`,
          transformOrigin: room < width ? '0 0' : '50% 0',
        }}
      />
    </Box>
  );
}
