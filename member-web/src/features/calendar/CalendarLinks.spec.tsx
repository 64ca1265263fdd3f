import { render, screen } from '@testing-library/react';
import { DayCalendarLink, SessionCalendarLink, SummitCalendarLink } from './CalendarLinks';

// M-093
describe('the links to calendar files', () => {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);

  it.each([
    ['all days', <SummitCalendarLink key="all" />, 'Add all days to calendar', '/api/calendar/summit.ics'],
    ['one day', <DayCalendarLink key="day" day={3} />, 'Add to calendar', '/api/calendar/day/3.ics'],
    [
      'one session',
      <SessionCalendarLink key="session" token="t-0" />,
      'Add to calendar',
      '/api/calendar/session/t-0.ics',
    ],
  ])('lead to the file of %s, in the words of the own zone', (_of, link, name, path) => {
    render(link);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}?zone=${zone}`);
  });
});
