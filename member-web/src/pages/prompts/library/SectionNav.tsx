import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import { PROMPTS_TEXTS, rangeText } from '../messages';
import type { PromptSection } from './prompt-groups';

export interface SectionNavProps {
  sections: readonly PromptSection[];
  onGo: (id: string) => void;
}

const CHOOSES = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp']);

/** A closed box takes the next option at each press of an arrow, and would lead away before the section that is meant. */
function openFirst(event: KeyboardEvent<HTMLElement>): void {
  if (!CHOOSES.has(event.key) || event.altKey || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.target.showPicker?.();
}

/** The twelve sections: a list that stays beside the prompts, a select box on a phone. */
export function SectionNav({ sections, onGo }: SectionNavProps) {
  const id = useId();
  return (
    <Box component="nav" aria-label={PROMPTS_TEXTS.sections}>
      <FormControl fullWidth sx={{ display: { md: 'none' } }}>
        <InputLabel htmlFor={id}>{PROMPTS_TEXTS.jump}</InputLabel>
        <NativeSelect
          value=""
          onChange={(event) => onGo(event.target.value)}
          onKeyDown={openFirst}
          input={<OutlinedInput size="small" />}
          inputProps={{ id }}
        >
          <option value="">{PROMPTS_TEXTS.sections}</option>
          {sections.map((section) => (
            <option key={section.id} value={section.id}>
              {section.number}. {section.title}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
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
