import Typography from '@mui/material/Typography';
import type { ClickHour } from '@summit/contracts';
import { formatCount } from '@summit/pricing';
import { busiestHours, hourText } from './click-hours';

/** At which hours the own links were clicked most. */
export function ClickHours({ hours }: { hours: readonly ClickHour[] }) {
  const busiest = busiestHours(hours);
  const most = busiest[0]?.clicks ?? 0;
  return (
    <div className="click-hours">
      <Typography variant="h4" component="h3">
        When your link is clicked
      </Typography>
      {most === 0 ? (
        <p className="resources__text">No clicks yet. After the first ones you see here which hours work best.</p>
      ) : (
        <>
          <p className="resources__text">Most clicks came at these hours, Pacific time:</p>
          <ol>
            {busiest.map(({ hour, clicks }) => (
              <li key={hour}>
                <span>{hourText(hour)}</span>
                <span className="click-hours__bar" aria-hidden="true">
                  <span style={{ width: `${(clicks / most) * 100}%` }} />
                </span>
                <span>
                  {formatCount(clicks)} {clicks === 1 ? 'click' : 'clicks'}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
