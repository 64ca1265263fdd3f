import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ProductFilter, PromoCodeRow } from '@summit/contracts';
import { PRODUCTS } from '@summit/rules';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '../../lib/data-table/DataTable';
import { formatCount } from '../../lib/format/format-figures';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { EmptyState } from '../../lib/panel/EmptyState';
import { KpiStrip } from '../../lib/panel/KpiStrip';
import { Panel } from '../../lib/panel/Panel';
import { useServices } from '../../lib/services';
import { CreateCodeDialog } from './CreateCodeDialog';
import type { PromoDialog } from './draft-values';
import { PROMO_TEXTS } from './messages';
import { promoCodesQuery, useReloadPromoCodes } from './promo-codes-query';
import { NARROW_PROMO, PROMO_COLUMNS } from './promo-columns';
import { promoFigures } from './promo-figures';
import { canDisable } from './promo-status';
import { PromoResult } from './PromoResult';
import { PromoToolbar } from './PromoToolbar';
import { disableName, usePromoActions } from './usePromoActions';

const PRODUCT_CHOICES = ['all', ...PRODUCTS] as const;

/** Tab `promo-codes` (A-102..A-125). */
export function PromoCodesTab() {
  const services = useServices();
  const [filter, setFilter] = useAddressChoice<ProductFilter>('product', PRODUCT_CHOICES);
  const [dialog, setDialog] = useState<PromoDialog | null>(null);
  const reload = useReloadPromoCodes();
  const actions = usePromoActions();
  const codes = useQuery(promoCodesQuery(services, filter));
  const { data: rows, error, isFetching } = codes;
  const failure = error && {
    text: `${PROMO_TEXTS.fetchFailed}: ${failureText(error, PROMO_TEXTS.unknown)}`,
    busy: isFetching,
    onRetry: () => void codes.refetch(),
  };

  return (
    <Stack sx={{ gap: 2 }}>
      {!(failure && !rows) && <KpiStrip label={PROMO_TEXTS.figures} items={promoFigures(rows)} />}
      <Panel
        flush
        refreshing={isFetching && rows !== undefined}
        title={
          <>
            {PROMO_TEXTS.title}{' '}
            {rows && (
              <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
                {formatCount(rows.length)}
              </Box>
            )}
          </>
        }
        action={
          <PromoToolbar
            filter={filter}
            onFilter={setFilter}
            refreshing={isFetching && rows !== undefined}
            onRefresh={() => void reload()}
            onCreate={setDialog}
            actions={actions}
          />
        }
      >
        <DataTable<PromoCodeRow>
          label="Promo codes"
          tall
          columns={PROMO_COLUMNS}
          narrow={NARROW_PROMO}
          rows={rows}
          rowId={({ code, payment_method }) => `${payment_method} ${code}`}
          failure={failure ?? undefined}
          actions={{
            width: 100,
            cell: (row) =>
              canDisable(row.status) && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`${PROMO_TEXTS.disable} ${row.code} with ${row.payment_method}`}
                  loading={actions.busy === disableName(row)}
                  onClick={() => actions.disable(row)}
                >
                  {PROMO_TEXTS.disable}
                </Button>
              ),
          }}
          empty={
            <EmptyState
              icon={BadgePercent}
              title={PROMO_TEXTS.empty}
              reason={PROMO_TEXTS.emptyReason}
              action={
                <Button variant="outlined" size="small" onClick={() => setDialog('full')}>
                  {PROMO_TEXTS.create}
                </Button>
              }
            />
          }
        />
      </Panel>
      {dialog && (
        <CreateCodeDialog
          dialog={dialog}
          onClose={() => setDialog(null)}
          onCreated={(answer) => {
            setDialog(null);
            actions.showOutcome({ kind: 'created', answer });
            void reload();
          }}
        />
      )}
      {actions.outcome && <PromoResult outcome={actions.outcome} onClose={() => actions.showOutcome(null)} />}
    </Stack>
  );
}
