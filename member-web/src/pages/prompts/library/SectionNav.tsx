import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PROMPTS_TEXTS, rangeText } from '../messages';
import type { PromptSection } from './prompt-groups';

export interface SectionNavProps {
  sections: readonly PromptSection[];
  onGo: (id: string) => void;
}

/** The twelve sections: a list that stays beside the prompts, a select box on a phone. */
export function SectionNav({ sections, onGo }: SectionNavProps) {
  return (
    <Box component="nav" aria-label={PROMPTS_TEXTS.sections}>
      <TextField
        select
        fullWidth
        size="small"
        label={PROMPTS_TEXTS.jump}
        value=""
        onChange={(event) => onGo(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ display: { md: 'none' } }}
      >
        <option value="">{PROMPTS_TEXTS.sections}</option>
        {sections.map(({ id, number, title }) => (
          <option key={id} value={id}>
            {number}. {title}
          </option>
        ))}
      </TextField>
      <Box
        component="ol"
        sx={{ display: { xs: 'none', md: 'block' }, listStyle: 'none', m: 0, p: 0, position: 'sticky', top: 24 }}
      >
        {sections.map(({ id, title, from, to }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              underline="none"
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
              sx={{
                display: 'block',
                py: 0.875,
                px: 1.25,
                mx: -1.25,
                borderRadius: '8px',
                color: 'text.primary',
                fontSize: '0.9375rem',
                lineHeight: 1.35,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {title}
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.tertiary' }}>
                {rangeText(from, to)}
              </Typography>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
