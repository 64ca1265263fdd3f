import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { COPY_OUTCOMES, useCopy } from '@summit/ui/copy/useCopy';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { font } from '@summit/ui/theme/tokens';
import { Check, Copy } from 'lucide-react';

/** A code with a small button that copies it; says *Copied!* for two seconds, or that the browser refused. */
export function CodeText({ code }: { code: string }) {
  const { outcome, copy } = useCopy();
  const said = outcome && COPY_OUTCOMES[outcome];
  const Icon = outcome === 'copied' ? Check : Copy;
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
      <Tooltip title={said ?? 'Copy'}>
        <IconButton size="small" aria-label={`Copy ${code}`} onClick={() => void copy(code)}>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </Box>
  );
}
