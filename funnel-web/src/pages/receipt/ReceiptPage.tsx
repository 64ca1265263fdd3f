import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AttributionReceipt } from '@summit/contracts';
import { centsOf, formatUsd } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import { StepList } from '@summit/ui/steps/StepList';
import { AfterOrderTemplate, type AfterOrderTemplateProps } from '../../features/after-order/AfterOrderTemplate';
import { dayText } from '../../lib/site/shown-date';
import type { CheckedReceipt } from './receipt-ports';
import { signedText, TEXTS } from './messages';
import { useVerdict, type Verdict } from './useVerdict';

type Head = Pick<AfterOrderTemplateProps, 'tone' | 'title' | 'line'>;

function headOf(verdict: Verdict): Head {
  switch (verdict.state) {
    case 'loading':
      return { tone: 'waiting', title: TEXTS.loading, line: TEXTS.loadingLine };
    case 'genuine':
      return { tone: 'done', title: TEXTS.genuine, line: signedText(verdict.verified) };
    case 'refused':
      return { tone: 'problem', title: TEXTS.refused, line: verdict.text };
    case 'failed':
      return { tone: 'problem', title: TEXTS.failed, line: TEXTS.failedLine };
  }
}

const factsOf = ({ affiliate_code, product, commission, steps, receipt_id }: AttributionReceipt) => {
  const ordered = steps.find(({ kind }) => kind === 'order');
  return [
    { name: TEXTS.affiliate, value: affiliate_code ?? TEXTS.nobody },
    { name: TEXTS.product, value: PRODUCT_NAMES[product].long },
    { name: TEXTS.commission, value: formatUsd(centsOf(commission)) },
    ...(ordered ? [{ name: TEXTS.ordered, value: dayText(ordered.at) }] : []),
    { name: TEXTS.number, value: receipt_id },
  ];
};

/** Whether a receipt is ours, for whoever was given its link; the same verdict and steps that a program gets. */
export function ReceiptPage(receipt: CheckedReceipt) {
  const { verdict, retry } = useVerdict(receipt);
  const shown = verdict.state === 'genuine' ? verdict.verified.receipt : null;
  return (
    <AfterOrderTemplate name={TEXTS.name} {...headOf(verdict)}>
      {verdict.state === 'failed' && (
        <div>
          <Button variant="contained" onClick={retry}>
            {TEXTS.retry}
          </Button>
        </div>
      )}
      {shown && (
        <Paper variant="outlined" sx={{ borderRadius: '16px', p: { xs: 2.5, sm: 4 } }}>
          <Stack sx={{ gap: 3 }}>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gap: 1.5, alignItems: 'baseline', gridTemplateColumns: { sm: '1fr 2fr' } }}
            >
              {factsOf(shown).map(({ name, value }) => (
                <Box key={name} sx={{ display: { sm: 'contents' } }}>
                  <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
                    {name}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {value}
                  </Typography>
                </Box>
              ))}
            </Box>
            <StepList
              label={TEXTS.steps}
              steps={shown.steps.map(({ number, at, text }) => ({
                key: number,
                dateTime: at,
                when: dayText(at),
                text,
              }))}
            />
          </Stack>
        </Paper>
      )}
    </AfterOrderTemplate>
  );
}
