import { RATING_STATUSES, type SessionRatingsQuery } from '@summit/contracts';
import { useAddressValues } from '../../lib/paged-list/useAddressValue';

/** Which ratings the tab shows, as the address says: `?speaker=…&stars=3&status=pending`; what means nothing is all. */
export function useRatingFilter(): [SessionRatingsQuery, (filter: SessionRatingsQuery) => void] {
  const { read, change } = useAddressValues();
  const [speaker, stars] = [read('speaker'), Number(read('stars'))];
  const status = RATING_STATUSES.find((one) => one === read('status'));
  const filter: SessionRatingsQuery = {
    ...(speaker !== '' && { speaker }),
    ...([1, 2, 3, 4, 5].includes(stars) && { min_rating: stars }),
    ...(status && { status }),
  };
  return [
    filter,
    (next) =>
      change({
        speaker: next.speaker ?? '',
        stars: next.min_rating === undefined ? '' : String(next.min_rating),
        status: next.status === undefined || next.status === 'all' ? '' : next.status,
      }),
  ];
}
