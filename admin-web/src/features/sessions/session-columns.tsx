import type { SessionRow } from '@summit/contracts';
import { SUMMIT_ZONE } from '@summit/rules';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { formatAverage, formatCount, formatQuantity } from '../../lib/format/format-figures';
import { TwoLines } from '../../lib/panel/TwoLines';
import { EDITION_NAMES, FIELD_LABELS } from './messages';
import { shortWindow, windowHeader } from './short-window';

const average = ({ average_rating, total_ratings }: SessionRow): string =>
  total_ratings === 0 ? '–' : `${formatAverage(average_rating)} (${formatCount(total_ratings)})`;

const film = ({ vimeo_embed_code, vimeo_video_id }: SessionRow): string => {
  if (vimeo_video_id === null) return 'No film yet';
  return vimeo_embed_code?.includes('youtube') ? 'YouTube' : 'Vimeo';
};

/** Columns of the list; windows in Pacific time and in the operator's zone. */
export const sessionColumns = (zone: string | null): readonly TableColumn<SessionRow>[] => [
  { field: 'day', header: 'No.', width: 56, cell: ({ day, session_number }) => `${day}.${session_number}` },
  {
    field: 'topic',
    header: 'Topic',
    flex: 1,
    minWidth: 180,
    cell: ({ topic, speaker_name, summit_id }) => (
      <TwoLines
        main={<span title={topic}>{topic}</span>}
        note={`${speaker_name}, ${EDITION_NAMES[summit_id].toLowerCase()}`}
      />
    ),
  },
  {
    field: 'public_access_start',
    header: windowHeader(zone),
    width: 262,
    cell: ({ public_access_start: start, public_access_end: end }) => {
      const pacific = shortWindow({ start, end }, SUMMIT_ZONE);
      const own = zone === null ? pacific : shortWindow({ start, end }, zone);
      return <TwoLines main={pacific} note={own === pacific ? '' : own} />;
    },
  },
  {
    field: 'average_rating',
    header: 'Rating',
    width: 90,
    cell: (row) => <TwoLines main={average(row)} note={formatQuantity(row.total_views, 'view')} />,
  },
  {
    field: 'gift_clicks',
    header: 'Gift clicks',
    width: 86,
    numeric: true,
    cell: ({ gift_url, gift_clicks }) => (gift_url === null && gift_clicks === 0 ? '–' : formatCount(gift_clicks)),
  },
  {
    field: 'vimeo_video_id',
    header: 'Film',
    width: 92,
    cell: (row) => <TwoLines main={film(row)} note={row.has_captions ? 'with captions' : 'no captions'} />,
  },
];

export const NARROW_SESSION: NarrowRow<SessionRow> = {
  header: FIELD_LABELS.topic,
  main: ({ topic }) => topic,
  note: ({ day, session_number, speaker_name }) => `${day}.${session_number}, ${speaker_name}`,
  figure: { header: 'Rating', cell: average },
};
