import type { RevenuePoint } from '@summit/contracts';

/** Height of a bucket's bar in dollars: never below zero, also where more went back than came. */
export const barOf = ({ revenue }: Pick<RevenuePoint, 'revenue'>): number => Math.max(0, revenue);
