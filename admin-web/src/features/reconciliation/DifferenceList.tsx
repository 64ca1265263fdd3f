import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  adminDifferencesEndpoint,
  adminExportDifferencesEndpoint,
  DIFFERENCE_STATES,
  type DifferenceRow,
  type DifferenceState,
} from '@summit/contracts';
import { DIFFERENCE_KINDS } from '@summit/rules';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { KindFilter } from '../../lib/paged-list/KindFilter';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressChoice, useAddressValue } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { AcceptDifferenceDialog } from './AcceptDifferenceDialog';
import { BothSidesDialog } from './BothSidesDialog';
import { DIFFERENCE_COLUMNS, NARROW_DIFFERENCE } from './difference-columns';
import { DIFFERENCE_NAMES, DIFFERENCE_STATE_NAMES, DIFFERENCE_TEXTS as TEXTS } from './messages';

/** Where the books differ, with both sides and what may stay. */
export function DifferenceList() {
  const [state, setState] = useAddressChoice('differences', DIFFERENCE_STATES);
  const [chosen, choose] = useAddressValue('differs');
  const kind = DIFFERENCE_KINDS.find((one) => one === chosen);
  const [shown, show] = useState<DifferenceRow | null>(null);
  const [accepted, accept] = useState<DifferenceRow | null>(null);
  const list = usePagedList(adminDifferencesEndpoint, { state, kind });
  const isWhole = state === 'open' && kind === undefined;
  return (
    <PagedTable<DifferenceRow>
      title={TEXTS.title}
      list={list}
      wraps
      columns={DIFFERENCE_COLUMNS}
      narrow={NARROW_DIFFERENCE}
      rowId={({ id }) => id}
      actions={{
        width: 185,
        cell: (row) => (
          <Stack direction="row" sx={{ gap: 0.75 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={`${TEXTS.show}, ${row.reference}`}
              onClick={() => show(row)}
            >
              {TEXTS.show}
            </Button>
            {row.state === 'open' && (
              <Button
                size="small"
                variant="outlined"
                aria-label={`${TEXTS.accept}, ${row.reference}`}
                onClick={() => accept(row)}
              >
                {TEXTS.accept}
              </Button>
            )}
          </Stack>
        ),
      }}
      toolbar={
        <>
          <KindFilter
            label={TEXTS.kind}
            all={TEXTS.allKinds}
            names={DIFFERENCE_NAMES}
            kinds={DIFFERENCE_KINDS}
            kind={kind}
            onChoose={choose}
            width={220}
          />
          <ToggleButtonGroup
            exclusive
            value={state}
            onChange={(_event, next: DifferenceState | null) => next && setState(next)}
            aria-label={TEXTS.state}
          >
            {DIFFERENCE_STATES.map((one) => (
              <ToggleButton key={one} value={one}>
                {DIFFERENCE_STATE_NAMES[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ExportButton
            of="differences"
            file={csvOf('differences', adminExportDifferencesEndpoint, { query: { state, kind } })}
          />
        </>
      }
      failure={TEXTS.failed}
      empty={{
        icon: CircleCheck,
        title: isWhole ? TEXTS.empty : TEXTS.emptyFiltered,
        reason: isWhole ? TEXTS.emptyReason : TEXTS.emptyFilteredReason,
      }}
    >
      {shown && <BothSidesDialog difference={shown} onClose={() => show(null)} />}
      {accepted && <AcceptDifferenceDialog difference={accepted} onClose={() => accept(null)} />}
    </PagedTable>
  );
}
