import type { OrderState } from './order-state.js';
import { afterChange, type Change } from './settlement-change.js';

/** Changes while they are being decided, and the state as it would be after them. */
export class SettlementDraft {
  readonly changes: Change[] = [];
  private current: OrderState;

  constructor(readonly before: OrderState) {
    this.current = before;
  }

  get state(): OrderState {
    return this.current;
  }

  add(change: Change): void {
    this.changes.push(change);
    this.current = afterChange(this.current, change);
  }

  ignore(reason: string, ref: string): void {
    this.add({ kind: 'ignored', reason, ref });
  }
}
