import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { FrameWidths, type FrameWidth } from '../../lib/frame/FrameWidths';
import { ScaledFrame } from '../../lib/frame/ScaledFrame';
import { Panel } from '../../lib/panel/Panel';
import { DRAFT_TEXTS as TEXTS } from './messages';
import type { LandingPageEdit } from './useLandingPageEdit';

/** The real landing page with the draft in it, as wide as a phone or a desk and as large as there is room. */
export function PreviewPane({ preview }: { preview: LandingPageEdit['preview'] }) {
  const { url, stale, busy, failed, show } = preview;
  const [width, setWidth] = useState<FrameWidth>(390);
  return (
    <Panel title={TEXTS.title} action={<FrameWidths value={width} onChange={setWidth} />}>
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
      {url !== null && (
        // A new draft has a new address. Its scripts run; nothing in it leads anywhere.
        <ScaledFrame key={url} width={width} src={url} title={TEXTS.frame} sandbox="allow-scripts allow-same-origin" />
      )}
    </Panel>
  );
}
