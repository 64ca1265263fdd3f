import Button, { type ButtonProps } from '@mui/material/Button';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { JOIN_COPY } from './program-copy.baked';

export interface JoinButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  joinUrl: string | null;
  /** Where our own form is. */
  formHref: string;
  label?: string;
}

/** Leaves for the external platform's sign-up page, or leads to our own form where there is none (F-279, F-301). */
export function JoinButton({ joinUrl, formHref, label = JOIN_COPY.joinLabel, ...look }: JoinButtonProps) {
  if (joinUrl === null) {
    return (
      <Button size="large" href={formHref} {...look}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      size="large"
      href={joinUrl}
      target="_blank"
      rel="noopener noreferrer"
      endIcon={<ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />}
      {...look}
    >
      {label}
      <span style={visuallyHidden}> (opens in a new tab)</span>
    </Button>
  );
}
