import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminDeskEventEndpoint, type DeskEventRow } from '@summit/contracts';
import { font } from '@summit/ui/theme/tokens';
import { useQuery } from '@tanstack/react-query';
import { LookDialog } from '../../lib/dialog/LookDialog';
import { useServices } from '../../lib/services';
import { EVENT_TEXTS as TEXTS } from './messages';

/** What a provider sent, masked as it is stored. */
export function EventBodyDialog({ event, onClose }: { event: DeskEventRow; onClose: () => void }) {
  const { api } = useServices();
  const params = { provider: event.provider, event_id: event.event_id };
  const query = useQuery({
    queryKey: ['admin', 'desk-event', params],
    queryFn: ({ signal }) => api.send(adminDeskEventEndpoint, { params, signal }),
  });
  return (
    <LookDialog
      title={TEXTS.body(event.event_id)}
      query={query}
      failure={TEXTS.bodyFailed}
      maxWidth="md"
      onClose={onClose}
    >
      {({ data: { body } }) => (body === null ? <Typography>{TEXTS.noBody}</Typography> : <Body text={body} />)}
    </LookDialog>
  );
}

function Body({ text }: { text: string }) {
  return (
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
        {text}
      </Box>
    </>
  );
}
