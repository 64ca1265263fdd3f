import { DFY_SPOTS, FRIENDS_TO_INVITE, IMPLEMENTATION_SPOTS } from '@summit/content';
import { PROOF_ROWS, type PlacesSold, type ProofId, type ShownFigureKey } from '@summit/content/proof';
import { COMMISSION_PERCENT, HOLD_HOURS, OFFER_GRACE_SECONDS, OFFER_SECONDS } from '@summit/pricing';
import {
  ATTENDEE_THRESHOLD,
  BONUS_LINK_DAYS,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  PUBLIC_WINDOW_HOURS,
  REFERRAL_WINDOW_DAYS,
  sizeText,
} from '@summit/rules';
import type { ProofFacts } from '../read-models/proof-facts.read-model.js';
import { amountOf, COPY_FIGURES } from './amounts.js';
import { compared, words, type ProofValue } from './proof-value.js';

const UNIT_MS: Readonly<Record<string, number>> = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS };

const said = (id: ProofId): string => PROOF_ROWS[id].says ?? '';
const count = (id: ProofId, value: number): ProofValue => compared(said(id), value);

/** A length of time that pages write as `48 hours`, by what the server counts with. */
function span(id: ProofId, ms: number): ProofValue {
  const shown = said(id);
  const [amount, unit = ''] = shown.split(' ');
  return { shown, value: ms / 1_000, agrees: Number(amount) * (UNIT_MS[unit] ?? 0) === ms };
}

/** A size as pages write it; nothing where the file was never written. */
const size = (bytes: number | null): ProofValue =>
  bytes === null ? words(null) : { shown: sizeText(bytes), value: bytes, agrees: true };

/** Places are words until the operator sets a limit for orders: then the value is what is left, and the text has to name the limit. */
const places = (id: ProofId, spots: number, sold: PlacesSold | null): ProofValue =>
  sold === null
    ? words(said(id))
    : { shown: said(id), value: Math.max(sold.limit - sold.held - sold.paying, 0), agrees: sold.limit === spots };

/** Every figure that pages show, as it is by these facts. Whoever adds a row to the proof page has to say here what it is. */
export function proofValues(facts: ProofFacts): Record<ProofId, ProofValue> {
  const amounts = Object.fromEntries(
    Object.keys(COPY_FIGURES).flatMap((key) => (key in PROOF_ROWS ? [[key, amountOf(key as ShownFigureKey)]] : [])),
  ) as Record<ShownFigureKey, ProofValue>;
  const { registered, speakers, quotes, recordings, prompts, gifts, fileSizes } = facts;
  return {
    ...amounts,
    'offer.window': span('offer.window', OFFER_SECONDS * 1_000),
    'offer.grace': { shown: null, value: OFFER_GRACE_SECONDS, agrees: null },
    'offer.places.implementation': places(
      'offer.places.implementation',
      IMPLEMENTATION_SPOTS,
      facts.places.implementation,
    ),
    'offer.places.dfy': places('offer.places.dfy', DFY_SPOTS, facts.places.dfy),
    'people.registered':
      registered < ATTENDEE_THRESHOLD
        ? { shown: null, value: registered, agrees: null }
        : { shown: registered.toLocaleString('en-US'), value: registered, agrees: true },
    'contents.speakers': count('contents.speakers', speakers),
    'contents.speakers_at_least': count('contents.speakers_at_least', speakers),
    'contents.recordings': count('contents.recordings', recordings),
    'contents.prompts': count('contents.prompts', prompts),
    'contents.gifts': count('contents.gifts', gifts),
    'contents.quotes': { shown: `${quotes} quotes`, value: quotes, agrees: true },
    'file.free-signup-bonus-1': size(fileSizes['free-signup-bonus-1']),
    'file.free-signup-bonus-2': size(fileSizes['free-signup-bonus-2']),
    'file.vip-upgrade-bonus': size(fileSizes['vip-upgrade-bonus']),
    'terms.vip_guarantee': span('terms.vip_guarantee', HOLD_HOURS.vip * HOUR_MS),
    'terms.implementation_guarantee': span('terms.implementation_guarantee', HOLD_HOURS.implementation * HOUR_MS),
    'terms.dfy_guarantee': span('terms.dfy_guarantee', HOLD_HOURS.dfy * HOUR_MS),
    'terms.free_window': span('terms.free_window', PUBLIC_WINDOW_HOURS * HOUR_MS),
    'terms.bonus_links': span('terms.bonus_links', BONUS_LINK_DAYS * DAY_MS),
    'terms.prompts_a_day': count('terms.prompts_a_day', facts.promptsADay),
    'terms.friends': count('terms.friends', FRIENDS_TO_INVITE),
    'terms.refund_time': words(said('terms.refund_time')),
    'terms.refund_fees': words(said('terms.refund_fees')),
    'terms.vip_delivery': words(said('terms.vip_delivery')),
    'terms.implementation_delivery': words(said('terms.implementation_delivery')),
    'terms.dfy_delivery': words(said('terms.dfy_delivery')),
    'terms.dfy_sessions': words(said('terms.dfy_sessions')),
    'terms.dfy_clients': words(said('terms.dfy_clients')),
    'terms.email_support': words(said('terms.email_support')),
    'terms.call_length': words(said('terms.call_length')),
    'terms.session_length': words(said('terms.session_length')),
    'terms.commission': count('terms.commission', COMMISSION_PERCENT),
    'terms.referral_window': span('terms.referral_window', REFERRAL_WINDOW_DAYS * DAY_MS),
    'terms.payout_time': words(said('terms.payout_time')),
  };
}
