import type { VerifiedReceipt } from '@summit/contracts';

export const TEXTS = {
  name: 'Check of a receipt',
  loading: 'Checking the receipt',
  loadingLine: 'One moment, please.',
  genuine: 'This receipt is genuine',
  refused: 'This receipt is not genuine',
  failed: 'This receipt can’t be checked',
  failedLine: 'We could not check it just now. That says nothing about the receipt, neither for it nor against it.',
  notOurs: 'This receipt is not ours, or it was changed.',
  incomplete: 'The link is not complete. Open it again from where it was given to you.',
  retry: 'Try again',
  affiliate: 'Affiliate',
  nobody: 'Counts for nobody',
  product: 'Product',
  commission: 'Commission today',
  ordered: 'Ordered',
  number: 'Receipt number',
  steps: 'Steps of the receipt',
} as const;

/** What the signature of the link stands for, beside what has come since. */
export function signedText({ signed_steps: signed, receipt }: VerifiedReceipt): string {
  const since = receipt.steps.length - signed;
  if (since === 0) return 'We have written and signed every step of it, and nothing was changed.';
  const came = since === 1 ? 'One more step has' : `${String(since)} more steps have`;
  return `We have written and signed the first ${String(signed)} steps, and nothing of them was changed. ${came} come since.`;
}
