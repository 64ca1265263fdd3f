import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { adminDeskEventEndpoint, type DeskEventRow } from '@summit/contracts';
import { font } from '@summit/ui/theme/tokens';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useServices } from '../../lib/services';
import { EVENT_TEXTS as TEXTS } from './messages';

/** What a provider sent, masked as it is stored. */
export function EventBodyDialog({ event, onClose }: { event: DeskEventRow; onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const params = { provider: event.provider, event_id: event.event_id };
  const { data, error } = useQuery({
    queryKey: ['admin', 'desk-event', params],
    queryFn: ({ signal }) => api.send(adminDeskEventEndpoint, { params, signal }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {TEXTS.body(event.event_id)}
      </DialogTitle>
      <DialogContent>
        {!data && !error && <CircularProgress size={22} aria-label="Loading" />}
        {error && <Typography color="error">{failureText(error, TEXTS.bodyFailed)}</Typography>}
        {data && data.data.body === null && <Typography>{TEXTS.noBody}</Typography>}
        {data && data.data.body !== null && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {TEXTS.masked}
            </Typography>
            <Box
              component="pre"
              tabIndex={0}
              sx={{
                m: 0,
                p: 1.5,
                overflow: 'auto',
                fontFamily: font.mono,
                fontSize: '0.8125rem',
                bgcolor: 'surface.sunken',
                borderRadius: '8px',
              }}
            >
              {data.data.body}
            </Box>
          </>
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
