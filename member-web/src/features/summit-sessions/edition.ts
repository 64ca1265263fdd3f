import { CURRENT_SUMMIT_KEY } from '@summit/content';
import { summitEdition, type PublicSession } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { dayPath, recordingsDayPath } from '../../lib/paths';

type OfEdition = Pick<PublicSession, 'summit_id'>;

/** VIP opens the current edition only, so no session of another one may sell it (C-098). */
export const opensWithVip = ({ summit_id }: OfEdition): boolean => summit_id === CURRENT_SUMMIT_KEY;

/** The sessions of a day of the same edition: the public pages show the current one, members find another one here (C-033). */
export const dayOfEditionPath = (session: OfEdition, day: SummitDay): string =>
  opensWithVip(session) ? dayPath(day) : recordingsDayPath(summitEdition(session.summit_id)?.number ?? 2, day);
