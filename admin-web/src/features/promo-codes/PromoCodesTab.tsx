import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminPromoCodesEndpoint, type ProductFilter, type PromoCodeRow } from '@summit/contracts';
import { PRODUCTS } from '@summit/rules';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { KpiStrip } from '../../lib/panel/KpiStrip';
import { CreateCodeDialog } from './CreateCodeDialog';
import type { PromoDialog } from './draft-values';
import { PROMO_TEXTS } from './messages';
import { useReloadPromoCodes } from './promo-codes-query';
import { NARROW_PROMO, PROMO_COLUMNS } from './promo-columns';
import { promoFigures } from './promo-figures';
import { canDisable } from './promo-status';
import { PromoResult } from './PromoResult';
import { PromoToolbar } from './PromoToolbar';
import { disableName, usePromoActions } from './usePromoActions';

const PRODUCT_CHOICES = ['all', ...PRODUCTS] as const;

/** Tab `promo-codes` (A-102..A-125). */
export function PromoCodesTab() {
  const [filter, setFilter] = useAddressChoice<ProductFilter>('product', PRODUCT_CHOICES);
  const [dialog, setDialog] = useState<PromoDialog | null>(null);
  const reload = useReloadPromoCodes();
  const actions = usePromoActions();
  const { answer, ...list } = usePagedList(adminPromoCodesEndpoint, { product_filter: filter });

  return (
    <Stack sx={{ gap: 2 }}>
      {(answer || !list.error) && <KpiStrip label={PROMO_TEXTS.figures} items={promoFigures(answer)} />}
      <PagedTable<PromoCodeRow>
        title={PROMO_TEXTS.title}
        list={list}
        wraps
        columns={PROMO_COLUMNS}
        narrow={NARROW_PROMO}
        rowId={({ code, payment_method }) => `${payment_method} ${code}`}
        toolbar={
          <PromoToolbar
            filter={filter}
            onFilter={setFilter}
            refreshing={list.isFetching && answer !== undefined}
            onRefresh={() => void reload()}
            onCreate={setDialog}
            actions={actions}
          />
        }
        actions={{
          width: 96,
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
        failure={(error) => `${PROMO_TEXTS.fetchFailed}: ${reasonText(error, PROMO_TEXTS.unknown)}`}
        empty={{
          icon: BadgePercent,
          title: PROMO_TEXTS.empty,
          reason: PROMO_TEXTS.emptyReason,
          action: (
            <Button variant="outlined" size="small" onClick={() => setDialog('full')}>
              {PROMO_TEXTS.create}
            </Button>
          ),
        }}
      />
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
