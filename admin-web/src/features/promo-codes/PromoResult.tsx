import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type CreatePromoCodeResponse, type GeneratedPromoCode, type PromoCodeCounts } from '@summit/contracts';
import { PRODUCT_NAMES, PROVIDERS, PROVIDER_NAMES } from '@summit/rules';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { font } from '@summit/ui/theme/tokens';
import type { ReactNode } from 'react';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { formatQuantity } from '../../lib/format/format-figures';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { PROMO_TEXTS } from './messages';

/** What an action on codes did. */
export type PromoOutcome =
  | { kind: 'created'; answer: CreatePromoCodeResponse }
  | { kind: 'cleared' | 'disabled'; counts: PromoCodeCounts }
  | { kind: 'generated'; codes: readonly GeneratedPromoCode[] };

const PROVIDER_STATUS: Readonly<Record<string, string>> = {
  created: 'Created',
  error: 'Not created',
  skipped: 'Not asked for',
};

function Lines({ lines }: { lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(([name, value]) => (
        <Stack
          key={name}
          direction="row"
          sx={{ justifyContent: 'space-between', gap: 2, py: 1, borderTop: '1px solid var(--gs-palette-line-main)' }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" className="tnum" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Box>
        </Stack>
      ))}
    </Box>
  );
}

/** the status at each provider, and what went wrong at one of them. */
function Created({ answer: { results }, onClose }: { answer: CreatePromoCodeResponse; onClose: () => void }) {
  const lines = PROVIDERS.map((provider) => {
    const status = results[provider]?.status ?? 'skipped';
    return [PROVIDER_NAMES[provider], PROVIDER_STATUS[status] ?? status] as const;
  });
  return (
    <ResultDialog title={PROMO_TEXTS.createdTitle} onClose={onClose}>
      <Lines lines={lines} />
      {results.errors.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <FormAlert severity="error">
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {results.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </Box>
          </FormAlert>
        </Box>
      )}
    </ResultDialog>
  );
}

function TestCodes({ codes, onClose }: { codes: readonly GeneratedPromoCode[]; onClose: () => void }) {
  return (
    <ResultDialog
      title={PROMO_TEXTS.testTitle}
      onClose={onClose}
      action={<CopyButton text={codes.map(({ code }) => code).join('\n')} label={PROMO_TEXTS.copyAll} size="medium" />}
    >
      <Box sx={{ mb: 1.5, fontWeight: 600 }}>{PROMO_TEXTS.testNote}</Box>
      <Box component="ul" aria-label={PROMO_TEXTS.testTitle} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {codes.map(({ code, product_type, payment_method }) => (
          <Stack
            key={`${code} ${payment_method}`}
            component="li"
            direction="row"
            sx={{
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              borderTop: '1px solid var(--gs-palette-line-main)',
            }}
          >
            <Box component="span" sx={{ fontFamily: font.mono, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              {code}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {PRODUCT_NAMES[product_type].short}, {PROVIDER_NAMES[payment_method]}
            </Box>
          </Stack>
        ))}
      </Box>
    </ResultDialog>
  );
}

export function PromoResult({ outcome, onClose }: { outcome: PromoOutcome; onClose: () => void }) {
  if (outcome.kind === 'created') return <Created answer={outcome.answer} onClose={onClose} />;
  if (outcome.kind === 'generated') return <TestCodes codes={outcome.codes} onClose={onClose} />;
  const { total, stripe, paypal } = outcome.counts;
  return (
    <ResultDialog
      title={outcome.kind === 'cleared' ? PROMO_TEXTS.clearedTitle : PROMO_TEXTS.disabledTitle}
      onClose={onClose}
    >
      <Lines
        lines={[
          ['Total', formatQuantity(total, 'code')],
          [PROVIDER_NAMES.stripe, formatQuantity(stripe, 'code')],
          [PROVIDER_NAMES.paypal, formatQuantity(paypal, 'code')],
        ]}
      />
    </ResultDialog>
  );
}
