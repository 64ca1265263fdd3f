import Button, { type ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.js';

/** Copy confirmation stays for 2 seconds (F9). */
const CONFIRMATION_MS = 2000;

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  text: string;
  label?: string;
}

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies `text`; says *Copied!* for two seconds, aloud as well. A refused clipboard is said, not hidden. */
export function CopyButton({ text, label = 'Copy', ...button }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const shown = { idle: label, copied: 'Copied!', failed: 'Select and copy by hand' }[state];
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        {...button}
        onClick={copy}
      >
        {shown}
      </Button>
      <span role="status" style={visuallyHidden}>
        {state === 'idle' ? '' : shown}
      </span>
    </>
  );
}
