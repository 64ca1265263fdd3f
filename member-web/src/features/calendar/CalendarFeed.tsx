import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { calendarFeedLinkEndpoint, renewCalendarFeedLinkEndpoint } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, type Services } from '../../lib/services';
import { CALENDAR_TEXTS } from './messages';

const feedQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['calendar', 'feed-link'],
    queryFn: ({ signal }) => api.send(calendarFeedLinkEndpoint, { signal }),
  });

/** The address to which a member's calendar subscribes, and a new one where the old has come into wrong hands. */
export function CalendarFeed() {
  const services = useServices();
  const queries = useQueryClient();
  const { notify, confirm } = useFeedback();
  const { data, isError } = useQuery(feedQuery(services));
  const renewal = useMutation({
    mutationFn: () => services.api.send(renewCalendarFeedLinkEndpoint),
    onSuccess: (link) => {
      queries.setQueryData(feedQuery(services).queryKey, link);
      notify(CALENDAR_TEXTS.replaced);
    },
    onError: (error) => notify(failureText(error, CALENDAR_TEXTS.replaceFailed), 'error'),
  });
  const replace = async () => {
    const { replaceTitle: title, replaceBody: body, replace: confirmLabel } = CALENDAR_TEXTS;
    if (await confirm({ title, body, confirmLabel })) renewal.mutate();
  };
  if (isError) return <FormAlert severity="error">{CALENDAR_TEXTS.loadFailed}</FormAlert>;
  const address = data?.feed_url ?? '';
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{CALENDAR_TEXTS.feedLead}</Typography>
      <TextField
        fullWidth
        label={CALENDAR_TEXTS.feedLabel}
        value={address}
        slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button {...(data && { href: data.webcal_url })} disabled={!data} variant="contained" size="small">
          {CALENDAR_TEXTS.open}
        </Button>
        <CopyButton text={address} label={CALENDAR_TEXTS.copy} disabled={!data} />
        <Button variant="text" size="small" disabled={!data} loading={renewal.isPending} onClick={replace}>
          {CALENDAR_TEXTS.replace}
        </Button>
      </Stack>
    </Stack>
  );
}
