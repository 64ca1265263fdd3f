import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../lib/panel/Panel';
import { DRAFT_TEXTS as TEXTS } from './messages';
import { useWidth } from './useWidth';
import type { LandingPageEdit } from './useLandingPageEdit';

type FrameWidth = keyof typeof TEXTS.widths;
const WIDTHS: readonly FrameWidth[] = [390, 1280];
/** Height of what is seen, in px of this page. */
const HEIGHT = 640;

/** The real landing page with the draft in it, as wide as a phone or a desk and as large as there is room. */
export function PreviewPane({ preview }: { preview: LandingPageEdit['preview'] }) {
  const { url, stale, busy, failed, show } = preview;
  const [width, setWidth] = useState<FrameWidth>(390);
  const [room, ref] = useWidth();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <Panel
      title={TEXTS.title}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={TEXTS.width}
          value={width}
          onChange={(_event, chosen: FrameWidth | null) => chosen !== null && setWidth(chosen)}
        >
          {WIDTHS.map((one) => (
            <ToggleButton key={one} value={one}>
              {TEXTS.widths[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Button
        variant="outlined"
        loading={busy}
        loadingPosition="start"
        startIcon={<Eye size={18} strokeWidth={1.75} aria-hidden />}
        onClick={show}
      >
        {busy ? TEXTS.saving : TEXTS.save}
      </Button>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', my: 1.5, maxWidth: '62ch' }}>
        {url === null ? TEXTS.none : stale && TEXTS.stale}
      </Typography>
      {failed && <FormAlert severity="error">{TEXTS.saveFailed}</FormAlert>}
      <Box ref={ref} sx={{ overflow: 'hidden', height: url === null ? 0 : HEIGHT }}>
        {url !== null && (
          <Box
            component="iframe"
            // A new draft has a new address.
            key={url}
            src={url}
            title={TEXTS.frame}
            // Its scripts run; nothing in it leads anywhere.
            sandbox="allow-scripts allow-same-origin"
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
        )}
      </Box>
    </Panel>
  );
}
