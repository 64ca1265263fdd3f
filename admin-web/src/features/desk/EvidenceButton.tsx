import Button from '@mui/material/Button';
import { adminOrderEvidenceEndpoint } from '@summit/contracts';
import { EXPORT_TIMEOUT_MS, useExport } from '../../lib/exports/useExport';

/** Saves what proves an order, for its bank. */
export function EvidenceButton({ orderNumber, label }: { orderNumber: string; label: string }) {
  const { save, busy } = useExport();
  const params = { order_number: orderNumber };
  return (
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      aria-label={`${label}, ${orderNumber}`}
      onClick={() =>
        save({
          load: (api) => api.download(adminOrderEvidenceEndpoint, { params, timeoutMs: EXPORT_TIMEOUT_MS }),
          fallbackName: `evidence-${orderNumber}.pdf`,
        })
      }
    >
      {label}
    </Button>
  );
}
