/** Something about an order that should have been done. Cents; times in ms. */
export interface Finding {
  kind: FindingKind;
  orderId: string;
  /** Which of several: attempt, payment, mail, installment or dispute. */
  subject: string;
  /** What the sentence needs besides the order. */
  detail: string;
  since: number;
}

export const FINDING_KINDS = [
  'pending_too_long',
  'not_delivered',
  'not_credited',
  'without_mail',
  'mail_failed',
  'paid_twice',
  'plan_without_end',
  'plan_behind',
  'dispute_due',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export type RepairKind = 'inspect' | 'tell_again' | 'mail_again' | 'pay_back' | 'read_again';

/** What helps; each is what a job does by itself, too. */
export const REPAIRS: Readonly<Record<FindingKind, RepairKind>> = {
  pending_too_long: 'inspect',
  not_delivered: 'tell_again',
  not_credited: 'tell_again',
  without_mail: 'tell_again',
  mail_failed: 'mail_again',
  paid_twice: 'pay_back',
  plan_without_end: 'read_again',
  plan_behind: 'read_again',
  dispute_due: 'read_again',
};
