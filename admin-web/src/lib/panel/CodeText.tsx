import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { font } from '@summit/ui/theme/tokens';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const CONFIRMATION_MS = 2_000;

/** A code with a small button that copies it; says *Copied!* for two seconds, or that the browser refused. */
export function CodeText({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<'Copied!' | 'Select and copy by hand' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setOutcome('Copied!'),
      () => setOutcome('Select and copy by hand'),
    );
  const Icon = outcome === 'Copied!' ? Check : Copy;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0, maxWidth: '100%' }}
    >
      <Box
        component="span"
        title={code}
        sx={{ fontFamily: font.mono, fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {code}
      </Box>
      <Tooltip title={outcome ?? 'Copy'}>
        <IconButton size="small" aria-label={`Copy ${code}`} onClick={() => void copy()}>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {outcome}
      </span>
    </Box>
  );
}
