import { isApiError } from '@summit/api-client';
import type { VerifiedReceipt } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { use, useEffect, useState } from 'react';
import { ReceiptPortsContext, type CheckedReceipt } from './receipt-ports';
import { TEXTS } from './texts';

/** `refused`: the server says that it is not ours, and `text` is its word. `failed`: it did not answer. */
export type Verdict =
  | { state: 'loading' }
  | { state: 'genuine'; verified: VerifiedReceipt }
  | { state: 'refused'; text: string }
  | { state: 'failed' };

/** Words of the server that judge the receipt, or the link as it was copied. */
const REFUSALS: ReadonlySet<string | null> = new Set(['receipt_not_genuine', 'validation_failed']);

export function useVerdict({ receiptId, signature }: CheckedReceipt): { verdict: Verdict; retry: () => void } {
  const { verify } = use(ReceiptPortsContext);
  const [verdict, setVerdict] = useState<Verdict>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    const show = (answer: Verdict): void => {
      if (!left) setVerdict(answer);
    };
    verify({ receiptId, signature }).then(
      (verified) => show({ state: 'genuine', verified }),
      (error: unknown) => {
        const isRefusal = isApiError(error) && REFUSALS.has(error.code);
        show(isRefusal ? { state: 'refused', text: failureText(error, TEXTS.failedLine) } : { state: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [verify, receiptId, signature, round]);
  const retry = (): void => {
    setVerdict({ state: 'loading' });
    setRound((count) => count + 1);
  };
  return { verdict, retry };
}
