/** What a clone may take along, and the tables that hold it. Nothing else travels: no order, mail or entry of a log, and no person unless affiliates are chosen. */
export const TABLES_OF_PART = {
  landing_page: ['landing_page'],
  legal_pages: ['legal_page'],
  faqs: ['faq'],
  email_templates: ['email_template'],
  pricing_items: ['pricing_item'],
  sessions: [
    'summit',
    'summit_day',
    'summit_session',
    'session_captions',
    'session_cue',
    'session_speech',
    'speaker_gift',
  ],
  faces: ['face'],
  prompts: ['prompt'],
  promo_codes: ['promo_code', 'promo_code_provider'],
  settings: ['setting'],
  affiliates: ['affiliate', 'affiliate_former_email', 'payout_method', 'speaker_account'],
} as const satisfies Record<string, readonly string[]>;

export type ClonePart = keyof typeof TABLES_OF_PART;
export const CLONE_PARTS = Object.keys(TABLES_OF_PART) as readonly ClonePart[];
/** What goes along where nothing is chosen: affiliates are people, with names and addresses. */
export const USUAL_PARTS = CLONE_PARTS.filter((part) => part !== 'affiliates');

/** An edition that is made from the current one. */
export interface CloneOrder {
  parts: readonly ClonePart[];
  /** `YYYY-MM-DD`, Pacific. */
  firstDay: string;
}

export interface CloneCounts {
  /** By how many days every date of the current edition moves. */
  shiftDays: number;
  counts: { part: ClonePart; rows: number }[];
}

export const tablesOf = (parts: readonly ClonePart[]): readonly string[] =>
  parts.flatMap((part): readonly string[] => TABLES_OF_PART[part]);
