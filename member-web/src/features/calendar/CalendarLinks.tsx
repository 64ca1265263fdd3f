import Button from '@mui/material/Button';
import { dayCalendarEndpoint, endpointUrl, sessionCalendarEndpoint, summitCalendarEndpoint } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { useZone } from '@summit/ui/time/useZone';
import { CalendarPlus } from 'lucide-react';
import { CALENDAR_TEXTS } from './messages';

function CalendarLink({ href, label }: { href: string; label: string }) {
  return (
    <Button
      href={href}
      download
      variant="outlined"
      size="small"
      sx={{ mt: 2 }}
      startIcon={<CalendarPlus size={16} strokeWidth={1.75} aria-hidden />}
    >
      {label}
    </Button>
  );
}

const useZoneQuery = () => ({ query: { zone: useZone() ?? undefined } });

/** A file of all days, for whatever calendar the viewer has. Its texts say the viewer's own time beside the Pacific one. */
export function SummitCalendarLink() {
  return <CalendarLink href={endpointUrl(summitCalendarEndpoint, useZoneQuery())} label={CALENDAR_TEXTS.addAll} />;
}

/** A file of the window of one day. */
export function DayCalendarLink({ day }: { day: SummitDay }) {
  const address = { params: { day }, ...useZoneQuery() };
  return <CalendarLink href={endpointUrl(dayCalendarEndpoint, address)} label={CALENDAR_TEXTS.add} />;
}

/** A file of the window of one session. `token`: end of /summit/access/{token}. */
export function SessionCalendarLink({ token }: { token: string }) {
  const address = { params: { token }, ...useZoneQuery() };
  return <CalendarLink href={endpointUrl(sessionCalendarEndpoint, address)} label={CALENDAR_TEXTS.add} />;
}
