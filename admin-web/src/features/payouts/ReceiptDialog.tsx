import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { linkTo, receiptQuery as checkQuery, type AttributionReceipt } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { StepList } from '@summit/ui/steps/StepList';
import { origins } from '@summit/web-app/config/env';
import { useQuery } from '@tanstack/react-query';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { useTimeTexts } from '../../lib/time/operator-zone';
import { formatDollars } from '../../lib/format/format-figures';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { RECEIPT_TEXTS as TEXTS } from './messages';
import { receiptQuery } from './payouts-query';

/** Where anybody who is given it sees that a receipt is ours. */
const checkUrl = (receipt: AttributionReceipt): string =>
  linkTo('receipt', {}, origins, { query: checkQuery(receipt) });

/** Why an order earns its affiliate what it earns, step by step (C-058). */
export function ReceiptDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { dateTime } = useTimeTexts();
  const report = useQuery(receiptQuery(useServices(), orderId));
  return (
    <ResultDialog
      title={TEXTS.title}
      onClose={onClose}
      action={report.data && <CopyButton text={checkUrl(report.data)} label={TEXTS.copy} size="medium" />}
    >
      <ReportContent
        report={report}
        failure={TEXTS.failed}
        waiting={TEXTS.waiting}
        skeleton={<Skeleton variant="rounded" height={240} />}
      >
        {({ product, affiliate_code, commission, receipt_id, steps }) => (
          <Stack sx={{ gap: 2 }}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {PRODUCT_NAMES[product].short}:{' '}
                {affiliate_code ? `${formatDollars(commission)} for ${affiliate_code}` : TEXTS.nobody}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {receipt_id}
              </Typography>
            </div>
            {/* Steps of a long way scroll: there is nothing else in them that a keyboard could stop at. */}
            <Box role="group" aria-label={TEXTS.steps} tabIndex={0}>
              <StepList
                label={TEXTS.title}
                steps={steps.map(({ number, at, text }) => ({
                  key: number,
                  dateTime: at,
                  when: dateTime(at),
                  text,
                }))}
              />
            </Box>
          </Stack>
        )}
      </ReportContent>
    </ResultDialog>
  );
}
