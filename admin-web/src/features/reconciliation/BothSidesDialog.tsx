import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminDifferenceEndpoint, type BookSideLine, type DifferenceRow } from '@summit/contracts';
import { PROVIDER_NAMES } from '@summit/rules';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CodeText } from '../../lib/panel/CodeText';
import { useServices } from '../../lib/services';
import { Moment } from '../../lib/time/Moment';
import { DIFFERENCE_NAMES, DIFFERENCE_TEXTS as TEXTS } from './messages';
import { moneyText } from './money-text';

/** The lines of both books about one reference. */
export function BothSidesDialog({ difference, onClose }: { difference: DifferenceRow; onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const params = { difference_id: difference.id };
  const { data, error } = useQuery({
    queryKey: ['admin', 'difference', params],
    queryFn: ({ signal }) => api.send(adminDifferenceEndpoint, { params, signal }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{DIFFERENCE_NAMES[difference.kind]}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{difference.cause}</Typography>
        {difference.order_number !== null && (
          <Typography variant="body2" component="div" sx={{ mb: 2 }}>
            {TEXTS.order} <CodeText code={difference.order_number} />
          </Typography>
        )}
        {!data && !error && <CircularProgress size={22} aria-label="Loading" />}
        {error && <Typography color="error">{failureText(error, TEXTS.detailFailed)}</Typography>}
        {data && (
          <Stack sx={{ gap: 2.5 }}>
            <Side title={TEXTS.ourBook} lines={data.data.our_lines} />
            <Side title={TEXTS.theirBook(PROVIDER_NAMES[difference.provider])} lines={data.data.their_lines} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
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
