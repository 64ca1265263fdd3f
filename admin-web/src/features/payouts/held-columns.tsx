import type { HeldCommission } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { TwoLines } from '../../lib/panel/TwoLines';
import { SUSPICION_NAMES } from './messages';

const reasonsOf = ({ reasons }: HeldCommission): string => reasons.map((one) => SUSPICION_NAMES[one]).join(', ');

export const HELD_COLUMNS: readonly TableColumn<HeldCommission>[] = [
  {
    field: 'speaker_name',
    header: 'Affiliate',
    width: 180,
    cell: ({ speaker_name, speaker_code }) => <TwoLines main={speaker_name} note={speaker_code} />,
  },
  {
    field: 'order_id',
    header: 'Order',
    flex: 1,
    minWidth: 190,
    cell: ({ product, ordered_at, buyer }) => (
      <TwoLines
        main={
          <>
            {PRODUCT_NAMES[product].short}, <Day at={ordered_at} />
          </>
        }
        note={buyer}
      />
    ),
  },
  {
    field: 'commission',
    header: 'Commission',
    width: 110,
    numeric: true,
    cell: ({ commission }) => formatDollars(commission),
  },
  {
    field: 'reasons',
    header: 'Why',
    flex: 1,
    minWidth: 200,
    cell: (row) => (
      <TwoLines
        main={reasonsOf(row)}
        note={
          <>
            Held since <Day at={row.held_at} />
          </>
        }
      />
    ),
  },
];

export const NARROW_HELD: NarrowRow<HeldCommission> = {
  header: 'Affiliate',
  main: ({ speaker_name }) => speaker_name,
  note: reasonsOf,
  figure: { header: 'Commission', cell: ({ commission }) => formatDollars(commission) },
};
