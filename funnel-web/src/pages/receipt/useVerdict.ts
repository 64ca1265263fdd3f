import { isApiError } from '@summit/api-client';
import { RECEIPT_SIGNATURE, type VerifiedReceipt } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { use, useEffect, useState } from 'react';
import { ReceiptPortsContext, type CheckedReceipt } from './receipt-ports';
import { TEXTS } from './messages';

/** `refused`: it is not ours, and `text` says so, in the word of the server where it was asked. `failed`: nobody judged it. */
export type Verdict =
  | { state: 'loading' }
  | { state: 'genuine'; verified: VerifiedReceipt }
  | { state: 'refused'; text: string }
  | { state: 'failed' };

/** Words of the server that judge the receipt, or the link as it was copied. */
const REFUSALS: ReadonlySet<string | null> = new Set(['receipt_not_genuine', 'validation_failed']);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What can not be one of ours is not asked for: as a part of an address it could lead to another call, which judges nothing. */
const canBeOurs = ({ receiptId, signature }: CheckedReceipt): boolean =>
  UUID.test(receiptId) && RECEIPT_SIGNATURE.test(signature);

export function useVerdict({ receiptId, signature }: CheckedReceipt): { verdict: Verdict; retry: () => void } {
  const { verify } = use(ReceiptPortsContext);
  const asks = canBeOurs({ receiptId, signature });
  const [verdict, setVerdict] = useState<Verdict>(
    asks ? { state: 'loading' } : { state: 'refused', text: TEXTS.notOurs },
  );
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!asks) return;
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
  }, [asks, verify, receiptId, signature, round]);
  const retry = (): void => {
    setVerdict({ state: 'loading' });
    setRound((count) => count + 1);
  };
  return { verdict, retry };
}
