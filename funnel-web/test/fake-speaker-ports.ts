import type {
  AttributionReceipt,
  SpeakerAccountResponse,
  SpeakerCommission,
  SpeakerCommissionsResponse,
  SpeakerStatsResponse,
} from '@summit/contracts';
import type { BrowserKeyName } from '@summit/contracts';
import type { SpeakerPorts } from '../src/features/speaker-portal/speaker-ports';
import { memoryStore } from './memory-store';

export interface FakeSpeakerOptions extends Partial<Omit<SpeakerPorts, 'store'>> {
  kept?: Partial<Record<BrowserKeyName, string>>;
}

export const SIGNED_IN = { speakerToken: 'a-token', speakerName: 'Amara Okafor' };

export const NO_STATS: SpeakerStatsResponse = {
  total_clicks: 0,
  total_signups: 0,
  conversion_rate: 0,
  affiliate_code: 'AMARA',
  recent_signups: [],
};

export const commissionOf = (given: Partial<SpeakerCommission> = {}): SpeakerCommission => ({
  order_id: 'order-1',
  product: 'vip',
  paid_at: '2025-11-20T18:00:00Z',
  kept: 37,
  commission: 18.5,
  state: 'held',
  payable_at: '2025-11-28T18:00:00Z',
  source: 'order',
  clicks: 3,
  last_click_at: '2025-11-19T18:00:00Z',
  registered_at: '2025-11-18T18:00:00Z',
  changes: [{ kind: 'earn', amount: 18.5, booked_at: '2025-11-20T18:00:00Z', payout_period: null }],
  ...given,
});

export const commissionsOf = (data: SpeakerCommission[], total = data.length): SpeakerCommissionsResponse => ({
  success: true,
  data,
  total,
  earnings: { earned: 1_304, payable: 55.5, held: 1_248.5, in_payout: 0, paid: 0 },
  payout_minimum: 50,
});

const RECEIPT: AttributionReceipt = {
  receipt_id: 'order-1',
  product: 'vip',
  affiliate_code: 'AMARA',
  commission: 18.5,
  steps: [
    {
      number: 1,
      kind: 'claim',
      at: '2025-11-19T18:00:00Z',
      code: 'AMARA',
      amount: null,
      text: 'AMARA came with the order.',
    },
    {
      number: 2,
      kind: 'rule',
      at: '2025-11-20T18:00:00Z',
      code: 'AMARA',
      amount: null,
      text: 'The order counts for AMARA.',
    },
  ],
  signature: 'signature-of-the-receipt',
};

export const ACCOUNT: SpeakerAccountResponse = {
  success: true,
  speaker_code: 'AMARA',
  email: 'amara@speakers.test',
  sale_mails: true,
  payout_method: null,
  waiting_payout_method: null,
};

/** Ports that remember what was asked of them. Without answers of its own a speaker is signed in and has nothing yet. */
export function fakeSpeakerPorts({ kept = {}, ...given }: FakeSpeakerOptions = {}) {
  const store = memoryStore({ ...kept });
  const calls: unknown[][] = [];
  const recorded =
    <Arguments extends unknown[], Answer>(name: string, call: (...args: Arguments) => Promise<Answer>) =>
    (...args: Arguments): Promise<Answer> => {
      calls.push([name, ...args]);
      return call(...args);
    };
  const said = async () => 'Done as asked.';
  const session = async () => ({ access_token: 'new-token', speaker_name: 'Amara Okafor' });
  const ports: SpeakerPorts = {
    store,
    login: recorded('login', given.login ?? session),
    setPassword: recorded('setPassword', given.setPassword ?? session),
    stats: recorded('stats', given.stats ?? (async () => NO_STATS)),
    commissions: recorded('commissions', given.commissions ?? (async () => commissionsOf([]))),
    receipt: recorded('receipt', given.receipt ?? (async () => RECEIPT)),
    missedOrders: recorded(
      'missedOrders',
      given.missedOrders ?? (async () => ({ success: true as const, data: [], total: 0 })),
    ),
    payouts: recorded('payouts', given.payouts ?? (async () => [])),
    logout: recorded('logout', given.logout ?? (async () => undefined)),
    forgotPassword: recorded('forgotPassword', given.forgotPassword ?? said),
    confirmEmail: recorded('confirmEmail', given.confirmEmail ?? said),
    takeBackEmail: recorded('takeBackEmail', given.takeBackEmail ?? said),
    changePassword: recorded('changePassword', given.changePassword ?? said),
    changeEmail: recorded('changeEmail', given.changeEmail ?? said),
    setPayoutMethod: recorded('setPayoutMethod', given.setPayoutMethod ?? said),
    setSaleMails: recorded('setSaleMails', given.setSaleMails ?? said),
    account: recorded('account', given.account ?? (async () => ACCOUNT)),
    statementMonths: recorded('statementMonths', given.statementMonths ?? (async () => [])),
    statement: recorded(
      'statement',
      given.statement ?? (async () => ({ name: null, type: 'text/csv', bytes: new ArrayBuffer(0) })),
    ),
    saveFile: (_file, name) => void calls.push(['saveFile', name]),
  };
  return { ports, store, calls };
}
