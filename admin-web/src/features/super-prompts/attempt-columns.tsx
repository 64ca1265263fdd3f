import type { PromptAccessEntry } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Ago } from '../../lib/time/Moment';
import { formatCount } from '../../lib/format/format-figures';
import { StatusChip } from '../../lib/panel/StatusChip';

const YesNo = ({ is }: { is: boolean }) => <StatusChip label={is ? 'Yes' : 'No'} tone={is ? 'good' : 'quiet'} />;
const Validated = ({ is }: { is: boolean }) => (
  <StatusChip label={is ? 'Validated' : 'Refused'} tone={is ? 'good' : 'bad'} />
);

export const ATTEMPT_COLUMNS: readonly TableColumn<PromptAccessEntry>[] = [
  { field: 'email', header: 'Email', flex: 1, minWidth: 220, cell: ({ email }) => email },
  { field: 'validated', header: 'Email check', width: 130, cell: ({ validated }) => <Validated is={validated} /> },
  {
    field: 'disclaimer_accepted',
    header: 'Disclaimer accepted',
    width: 165,
    cell: ({ disclaimer_accepted }) => <YesNo is={disclaimer_accepted} />,
  },
  {
    field: 'total_prompts_viewed',
    header: 'Prompts viewed',
    width: 135,
    numeric: true,
    cell: ({ total_prompts_viewed }) => formatCount(total_prompts_viewed),
  },
  {
    field: 'timestamp',
    header: 'When',
    width: 190,
    cell: ({ timestamp }) => <Ago at={timestamp} inCell />,
  },
];

export const NARROW_ATTEMPT: NarrowRow<PromptAccessEntry> = {
  header: 'Email',
  main: ({ email }) => email,
  note: ({ timestamp, disclaimer_accepted, total_prompts_viewed }) => (
    <>
      <Ago at={timestamp} />
      {disclaimer_accepted && `, disclaimer accepted, ${formatCount(total_prompts_viewed)} viewed`}
    </>
  ),
  figure: { header: 'Email check', cell: ({ validated }) => <Validated is={validated} /> },
};
