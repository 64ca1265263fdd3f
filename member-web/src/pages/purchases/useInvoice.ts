import { vipInvoiceEndpoint } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useState } from 'react';
import { useServices } from '../../lib/services';
import { PURCHASES_TEXTS } from './messages';

export interface InvoiceDownload {
  busy: boolean;
  failure: string | null;
  start: () => Promise<void>;
}

/** Fetches the invoice of an order and hands it to the browser as a file. */
export function useInvoice(orderId: string): InvoiceDownload {
  const { api, files } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const file = await api.download(vipInvoiceEndpoint, { params: { order_id: orderId } });
      files.save(file, file.name ?? 'invoice.pdf');
    } catch (error) {
      setFailure(failureText(error, PURCHASES_TEXTS.invoiceFailed));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, start };
}
