import type { Product } from '@summit/rules';

/** One booking of a month; below zero where something was taken back. */
export interface StatementEntry {
  /** ms */
  bookedAt: number;
  orderId: string;
  product: Product;
  kind: 'earn' | 'adjust' | 'clawback';
  amountCents: number;
}

/** Cents. `before + earned - takenBack - paidOut = after`, to the cent. */
export interface Statement {
  /** First of the Pacific month, YYYY-MM-DD. */
  period: string;
  beforeCents: number;
  earnedCents: number;
  takenBackCents: number;
  paidOutCents: number;
  afterCents: number;
  entries: StatementEntry[];
}

/** `beforeCents`: all that was booked before the month less all that was paid out; `paidOutCents`: the payout of the month. */
export function statementOf(
  period: string,
  { beforeCents, paidOutCents, entries }: { beforeCents: number; paidOutCents: number; entries: StatementEntry[] },
): Statement {
  const sum = (some: StatementEntry[]): number => some.reduce((total, { amountCents }) => total + amountCents, 0);
  const earnedCents = sum(entries.filter(({ amountCents }) => amountCents > 0));
  const takenBackCents = 0 - sum(entries.filter(({ amountCents }) => amountCents < 0));
  const afterCents = beforeCents + earnedCents - takenBackCents - paidOutCents;
  return { period, beforeCents, earnedCents, takenBackCents, paidOutCents, afterCents, entries };
}
