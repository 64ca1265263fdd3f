import { send } from '@summit/api-client';
import { verifyReceiptEndpoint, type VerifiedReceipt } from '@summit/contracts';
import { createContext } from 'react';

/** What names a receipt in the address of its check link. */
export interface CheckedReceipt {
  receiptId: string;
  signature: string;
}

export interface ReceiptPorts {
  /** Throws an ApiError where the receipt is not ours, or nobody answers. */
  verify(receipt: CheckedReceipt): Promise<VerifiedReceipt>;
}

export const ReceiptPortsContext = createContext<ReceiptPorts>({
  verify: async ({ receiptId, signature }) =>
    (await send(verifyReceiptEndpoint, { params: { receipt_id: receiptId }, query: { signature } })).data,
});
