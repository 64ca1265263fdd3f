import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminDifferenceEndpoint, type BookSideLine, type DifferenceRow } from '@summit/contracts';
import { PROVIDER_NAMES } from '@summit/rules';
import { useQuery } from '@tanstack/react-query';
import { LookDialog } from '../../lib/dialog/LookDialog';
import { CodeText } from '../../lib/panel/CodeText';
import { useServices } from '../../lib/services';
import { Moment } from '../../lib/time/Moment';
import { DIFFERENCE_NAMES, DIFFERENCE_TEXTS as TEXTS } from './messages';
import { moneyText } from './money-text';

/** The lines of both books about one reference. */
export function BothSidesDialog({ difference, onClose }: { difference: DifferenceRow; onClose: () => void }) {
  const { api } = useServices();
  const params = { difference_id: difference.id };
  const query = useQuery({
    queryKey: ['admin', 'difference', params],
    queryFn: ({ signal }) => api.send(adminDifferenceEndpoint, { params, signal }),
  });
  return (
    <LookDialog
      title={DIFFERENCE_NAMES[difference.kind]}
      lead={<Cause difference={difference} />}
      query={query}
      failure={TEXTS.detailFailed}
      maxWidth="sm"
      onClose={onClose}
    >
      {({ data }) => (
        <Stack sx={{ gap: 2.5 }}>
          <Side title={TEXTS.ourBook} lines={data.our_lines} />
          <Side title={TEXTS.theirBook(PROVIDER_NAMES[difference.provider])} lines={data.their_lines} />
        </Stack>
      )}
    </LookDialog>
  );
}

function Cause({ difference: { cause, order_number } }: { difference: DifferenceRow }) {
  return (
    <>
      <Typography sx={{ mb: 2 }}>{cause}</Typography>
      {order_number !== null && (
        <Typography variant="body2" component="div" sx={{ mb: 2 }}>
          {TEXTS.order} <CodeText code={order_number} />
        </Typography>
      )}
    </>
  );
}

function Side({ title, lines }: { title: string; lines: readonly BookSideLine[] }) {
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {lines.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{TEXTS.nothing}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Stack>
    </section>
  );
}

function Line({ line: { id, what, amount, fee, currency, at } }: { line: BookSideLine }) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', gap: 2, py: 1, borderTop: '1px solid var(--gs-palette-line-main)' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ textTransform: 'capitalize' }}>{what.replaceAll('_', ' ')}</Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <Moment at={at} />
        </Typography>
        <CodeText code={id} />
      </Box>
      <Box className="tnum" sx={{ textAlign: 'right', flex: 'none' }}>
        <Typography>{moneyText(amount, currency)}</Typography>
        {fee !== null && fee !== 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {TEXTS.fee} {moneyText(fee, currency)}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
