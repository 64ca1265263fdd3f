import Typography from '@mui/material/Typography';
import type { SpeakerSignup } from '@summit/contracts';
import { dayText } from '../../lib/site/shown-date';
import { EmptyPart } from './EmptyPart';

/** The newest registrations by the speaker's code (F-309, F-311). */
export function RecentSignups({ signups }: { signups: SpeakerSignup[] }) {
  return (
    <section aria-labelledby="signups-title">
      <Typography id="signups-title" variant="h2">
        Recent signups
      </Typography>
      {signups.length === 0 ? (
        <EmptyPart title="No signups yet">Share your link to see the first one here.</EmptyPart>
      ) : (
        <table className="portal-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Date</th>
            </tr>
          </thead>
          <tbody>
            {signups.map(({ name, email, converted_at }) => (
              <tr key={`${email} ${converted_at}`}>
                <th scope="row">{name}</th>
                <td className="portal-table__email">{email}</td>
                <td>
                  <time dateTime={converted_at}>{dayText(converted_at)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
