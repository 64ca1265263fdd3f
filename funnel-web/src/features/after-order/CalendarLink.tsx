import Button from '@mui/material/Button';
import { endpointUrl, summitCalendarEndpoint } from '@summit/contracts';
import { useZone } from '@summit/ui/time/useZone';

/** The days of the summit for the visitor's own calendar, in the visitor's own time. */
export function CalendarLink() {
  const zone = useZone() ?? undefined;
  return (
    <section aria-label="Your calendar">
      <Button href={endpointUrl(summitCalendarEndpoint, { query: { zone } })} download variant="outlined">
        Put the five days into your calendar
      </Button>
    </section>
  );
}
