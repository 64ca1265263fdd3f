// The back office during the rehearsal: makes the code of the audience, and decides once a day on those who want their money back.
import { Browser } from '../browser.mjs';
import { COUPON } from '../habits.mjs';

export const OFFICE = { email: 'office@rehearsal.test', password: 'a rehearsed office passphrase' };

const DASHBOARD = '/api/admin/dashboard';

export class Office {
  /** @param {import('./scene.mjs').Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.days = 0;
  }

  /** Each day from an address of its own, as limits count. @private */
  async signedIn() {
    this.days += 1;
    const { measurements, now, originFor } = this.scene;
    const browser = new Browser({
      origin: originFor(0),
      address: `172.16.${this.days >> 8}.${this.days & 255}`,
      measurements,
      now,
    });
    const { status, body } = await browser.press('/api/admin/auth/login', OFFICE);
    if (status !== 200 || !body?.token) throw new Error(`The back office does not let us in: ${status} ${body?.code}`);
    browser.bearer = body.token;
    return browser;
  }

  async makeCode() {
    const browser = await this.signedIn();
    const { status, body } = await browser.press(`${DASHBOARD}/create-promo-code`, {
      code: COUPON.code,
      product_type: 'vip',
      with_bump: false,
      payment_methods: ['stripe', 'paypal'],
      discount_type: 'percent',
      discount_value: COUPON.percent,
      validity_days: 0,
      max_uses: 0,
    });
    if (status !== 200 || !body?.success)
      throw new Error(`The code ${COUPON.code} was not made: ${JSON.stringify(body)}`);
  }

  /** Approves every wish to be paid back that waits, and looks at the figures as offices do. */
  async workADay() {
    const browser = await this.signedIn();
    await browser.get(`${DASHBOARD}/overview`);
    const waiting = await browser.get(`${DASHBOARD}/buyer-requests`, {
      path: `${DASHBOARD}/buyer-requests?state=pending&limit=100`,
    });
    const requests = waiting.body?.data ?? [];
    if (requests.length === 0) return;
    await browser.press('/api/admin/auth/confirm-identity', {
      current_password: OFFICE.password,
      two_factor_code: null,
    });
    for (const { id } of requests) {
      const path = `${DASHBOARD}/buyer-requests/${id}/approve`;
      const { status, body } = await browser.press(`${DASHBOARD}/buyer-requests/:request_id/approve`, {}, { path });
      if (status === 200) this.scene.measurements.happened('paid back');
      else this.scene.strange.push(`A refund that the office approved was answered ${status} ${body?.code ?? ''}`);
    }
  }
}
