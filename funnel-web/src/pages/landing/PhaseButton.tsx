import Button from '@mui/material/Button';
import type { PhaseAction } from '@summit/content';
import { ArrowRight } from 'lucide-react';
import { phaseLink } from '../../lib/landing/phase-link';

export interface PhaseButtonProps {
  action: PhaseAction;
  /** The one marigold of the view, if the action takes an order or a registration. */
  primary?: boolean;
  size?: 'medium' | 'large';
}

export function PhaseButton({ action, primary = false, size = 'large' }: PhaseButtonProps) {
  const { label, href, commits, intent } = phaseLink(action);
  const look =
    primary && commits
      ? ({ variant: 'contained', color: 'cta' } as const)
      : ({ variant: 'outlined', color: 'inherit' } as const);
  return (
    <Button
      {...look}
      size={size}
      href={href}
      data-intent={intent}
      {...(primary && !intent && { endIcon: <ArrowRight size={20} strokeWidth={2} aria-hidden /> })}
    >
      {label}
    </Button>
  );
}
