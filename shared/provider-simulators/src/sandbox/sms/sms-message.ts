import { randomBytes } from 'node:crypto';

/** A text message as Twilio's API shows it. */
export interface SmsMessage {
  sid: string;
  account_sid: string;
  api_version: '2010-04-01';
  body: string;
  from: string | null;
  to: string;
  status: 'queued';
  direction: 'outbound-api';
  num_media: '0';
  num_segments: string;
  date_created: string;
  date_updated: string;
  date_sent: null;
  error_code: null;
  error_message: null;
  messaging_service_sid: null;
  price: null;
  price_unit: 'USD';
  uri: string;
  subresource_uris: { media: string };
}

const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/** How many messages the network makes of it: 160 signs fit into one (153 into a part), 70 (67) outside the GSM alphabet. */
export function segments(body: string): number {
  const [single, part] = GSM_7.test(body) ? [160, 153] : [70, 67];
  return body.length <= single ? 1 : Math.ceil(body.length / part);
}

/** Twilio writes times as RFC 2822: "Fri, 21 Nov 2025 04:30:12 +0000". */
function rfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

/** What a sender gives. */
export interface WrittenMessage {
  to: string;
  from: string;
  body: string;
}

export function makeSmsMessage(account: string, { to, from, body }: WrittenMessage): SmsMessage {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const uri = `/2010-04-01/Accounts/${account}/Messages/${sid}`;
  const now = rfc2822(new Date());
  return {
    sid,
    account_sid: account,
    api_version: '2010-04-01',
    body,
    from,
    to,
    status: 'queued',
    direction: 'outbound-api',
    num_media: '0',
    num_segments: String(segments(body)),
    date_created: now,
    date_updated: now,
    date_sent: null,
    error_code: null,
    error_message: null,
    messaging_service_sid: null,
    price: null,
    price_unit: 'USD',
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}
