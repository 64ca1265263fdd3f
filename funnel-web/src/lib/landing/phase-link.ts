import type { PhaseAction } from '@summit/content';
import { withFigures } from '../site/figures';
import { ROADMAP_ANCHOR, SIGNUP_ANCHOR } from './landing-anchors';
import { sessionsUrl, vipUpgradePath } from '../site/paths';

export interface PhaseLink {
  label: string;
  href: string;
  /** Marigold is for what takes an order or a registration. */
  commits: boolean;
  /** Opens the registration dialog when the app is there; the address is the way without script. */
  intent: 'register' | undefined;
}

/** A phase-dependent button of the content with its address. */
export function phaseLink({ label, target }: PhaseAction): PhaseLink {
  const href = { vip: vipUpgradePath, signup: SIGNUP_ANCHOR, roadmap: ROADMAP_ANCHOR, sessions: sessionsUrl }[target];
  return {
    label: withFigures(label),
    href,
    commits: target === 'vip' || target === 'signup',
    intent: target === 'signup' ? 'register' : undefined,
  };
}
