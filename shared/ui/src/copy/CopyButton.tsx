import Button, { type ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { visuallyHidden } from '../layout/visually-hidden.js';
import { COPY_OUTCOMES, useCopy } from './useCopy.js';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  text: string;
  label?: string;
}

/** Copies `text`; says *Copied!* for two seconds, aloud as well. A refused clipboard is said, not hidden. */
export function CopyButton({ text, label = 'Copy', ...button }: CopyButtonProps) {
  const { outcome, copy } = useCopy();
  const shown = outcome === null ? label : COPY_OUTCOMES[outcome];
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        {...button}
        onClick={() => void copy(text)}
      >
        {shown}
      </Button>
      <span role="status" style={visuallyHidden}>
        {outcome && shown}
      </span>
    </>
  );
}
