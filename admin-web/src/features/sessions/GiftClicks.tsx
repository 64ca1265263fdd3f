import { adminExportGiftClicksEndpoint, type GiftClicksRow } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Ago } from '../../lib/time/Moment';
import { formatCount } from '../../lib/format/format-figures';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { TwoLines } from '../../lib/panel/TwoLines';
import { useServices } from '../../lib/services';
import { EDITION_NAMES, GIFT_TEXTS as TEXTS } from './messages';
import { fileQuery, type SessionFilter } from './session-filter';
import { giftClicksQuery } from './sessions-query';

const COLUMNS: readonly TableColumn<GiftClicksRow>[] = [
  {
    field: 'topic',
    header: 'Session',
    flex: 1,
    minWidth: 200,
    cell: ({ topic, speaker, day, summit_id }) => (
      <TwoLines main={topic} note={`${speaker}, ${EDITION_NAMES[summit_id].toLowerCase()}, day ${day}`} />
    ),
  },
  { field: 'gift_url', header: 'Gift', flex: 1, minWidth: 200, cell: ({ gift_url }) => gift_url },
  { field: 'clicks', header: 'Clicks', width: 90, numeric: true, cell: ({ clicks }) => formatCount(clicks) },
  {
    field: 'member_clicks',
    header: 'By members',
    width: 110,
    numeric: true,
    cell: ({ member_clicks }) => formatCount(member_clicks),
  },
  {
    field: 'last_click_at',
    header: 'Last click',
    width: 180,
    cell: ({ last_click_at }) => <Ago at={last_click_at} inCell />,
  },
];

const NARROW: NarrowRow<GiftClicksRow> = {
  header: 'Gift',
  main: ({ topic }) => topic,
  note: ({ gift_url }) => gift_url,
  figure: { header: 'Clicks', cell: ({ clicks }) => formatCount(clicks) },
};

/** Who opened which gift (M-108). A gift that was changed keeps its own row. */
export function GiftClicks({ filter }: { filter: SessionFilter }) {
  const { data, error, isFetching, refetch } = useQuery(giftClicksQuery(useServices()));
  const rows = data?.filter(
    ({ day, summit_id }) =>
      (filter.day === null || day === filter.day) && (filter.edition === null || summit_id === filter.edition),
  );
  return (
    <PagedTable<GiftClicksRow>
      title={TEXTS.title}
      list={{ rows, total: rows?.length, error, isFetching, retry: () => void refetch() }}
      tall
      toolbar={
        <ExportButton
          of="gift clicks"
          file={csvOf('gift_clicks', adminExportGiftClicksEndpoint, { query: fileQuery(filter) })}
        />
      }
      columns={COLUMNS}
      narrow={NARROW}
      rowId={({ session_id, gift_url }) => `${session_id} ${gift_url}`}
      failure={TEXTS.failed}
      empty={{ icon: Gift, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    />
  );
}
