import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LandingPageChange } from '@summit/contracts';
import { HISTORY_TEXTS as TEXTS } from './messages';

function Side({ name, text, bgcolor }: { name: string; text: string | null; bgcolor: string }) {
  return (
    <Box sx={{ p: 1.25, borderRadius: '8px', bgcolor, minWidth: 0 }}>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', fontWeight: 600 }}>
        {name}
      </Typography>
      <Box sx={{ fontSize: '0.875rem', color: 'text.primary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {text === null ? TEXTS.nothing : text || TEXTS.blank}
      </Box>
    </Box>
  );
}

/** Texts that differ, each with both of its states. */
export function ChangeList({ changes }: { changes: readonly LandingPageChange[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <Typography sx={{ fontWeight: 600, mb: 0.75, color: 'text.primary' }}>{label}</Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
            <Side name={TEXTS.now} text={before} bgcolor="surface.sunken" />
            <Side name={TEXTS.then} text={after} bgcolor="day1.tint" />
          </Box>
        </li>
      ))}
    </Box>
  );
}
