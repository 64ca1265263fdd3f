import type {
  SpeakerCommission,
  SpeakerCommissionsResponse,
  SpeakerEarnings,
  SpeakerPayout,
  SpeakerStatsResponse,
} from '@summit/contracts';
import { dollars, PAYOUT_MINIMUM_CENTS } from '@summit/pricing';
import { rate } from '../domain/rate.js';
import type { CommissionTrace } from '../read-models/commission-trace.read-model.js';
import type { EarningsSummary, OwnPayout } from '../read-models/speaker-earnings.read-model.js';
import type { SpeakerStats } from '../read-models/speaker-stats.read-model.js';

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

export const presentStats = ({ code, clicks, signups, recent }: SpeakerStats): SpeakerStatsResponse => ({
  total_clicks: clicks,
  total_signups: signups,
  conversion_rate: rate(signups, clicks),
  affiliate_code: code,
  recent_signups: recent.map(({ name, email, convertedAt }) => ({
    name,
    email,
    converted_at: iso(Date.parse(convertedAt)),
  })),
});

/**
 * What a speaker may know of an order: when, what, how much; never who. A registration is named only where it came by the speaker's
 * own code, because another one is another speaker's.
 */
function presentCommission(trace: CommissionTrace): SpeakerCommission {
  const { order, attribution, clicks, signup, hold } = trace;
  return {
    order_id: order.id,
    product: order.product,
    paid_at: iso(order.paidAt),
    kept: dollars(order.keptCents),
    commission: dollars(trace.earnedCents),
    // All that a speaker sees of orders that earn nothing are the own ones.
    state: trace.state === 'earns_nothing' ? 'own_order' : trace.state,
    payable_at: isoOrNull(hold.payableAt),
    source: attribution.source === 'none' ? 'order' : attribution.source,
    clicks: clicks.total,
    last_click_at: isoOrNull(clicks.lastAt),
    registered_at: signup && signup.code === attribution.code ? iso(signup.registeredAt) : null,
    changes: trace.entries.map(({ kind, amountCents, bookedAt, payout }) => ({
      kind,
      amount: dollars(amountCents),
      booked_at: iso(bookedAt),
      payout_period: payout?.period ?? null,
    })),
  };
}

const presentEarnings = (summary: EarningsSummary): SpeakerEarnings => {
  const { payableCents, heldCents, inPayoutCents, paidCents } = summary;
  return {
    earned: dollars(payableCents + heldCents + inPayoutCents + paidCents),
    payable: dollars(payableCents),
    held: dollars(heldCents),
    in_payout: dollars(inPayoutCents),
    paid: dollars(paidCents),
  };
};

export const presentStatement = (summary: EarningsSummary, traces: CommissionTrace[]): SpeakerCommissionsResponse => ({
  success: true,
  data: traces.map(presentCommission),
  total: summary.orders,
  earnings: presentEarnings(summary),
  payout_minimum: dollars(PAYOUT_MINIMUM_CENTS),
});

export const presentPayout = ({ period, amountCents, status, createdAt, closedAt }: OwnPayout): SpeakerPayout => ({
  period,
  amount: dollars(amountCents),
  status,
  created_at: iso(createdAt),
  closed_at: isoOrNull(closedAt),
});
