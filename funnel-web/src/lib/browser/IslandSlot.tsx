import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { env } from '../../config/env';

interface IslandSlotOwnProps<T extends ElementType> {
  as: T;
  /** Rendered at build only. In the browser React leaves the inside alone: an island owns it. */
  children?: ReactNode;
  /** Markup of ours that is part of the HTML at build and of no script; nothing a person typed. */
  html?: string;
}
export type IslandSlotProps<T extends ElementType> = IslandSlotOwnProps<T> &
  Omit<ComponentPropsWithoutRef<T>, keyof IslandSlotOwnProps<T> | 'dangerouslySetInnerHTML'>;

const EMPTY = { __html: '' };

/**
 * A region that an island (plain script, see src/islands) writes to before and after hydration.
 * React renders the element, never its inside: the empty inner HTML keeps it from touching what is there.
 */
export function IslandSlot<T extends ElementType>({ as, children, html, ...rest }: IslandSlotProps<T>) {
  const Element: ElementType = as;
  if (env.isServer && html !== undefined) return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  if (env.isServer) return <Element {...rest}>{children}</Element>;
  return <Element {...rest} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
}
