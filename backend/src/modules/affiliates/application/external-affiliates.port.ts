/** An affiliate as the external platform knows it; nothing in it is checked. */
export interface ExternalAffiliate {
  id: string;
  name: string;
  /** Empty when the platform has none. */
  email: string;
  /** ms; null when the platform does not say. */
  createdAt: number | null;
}

/** How far a list is read. */
export interface ListPosition {
  people: number;
  pages: { done: number; /** Null where the platform does not say. */ total: number | null };
}

/** The external affiliate platform (C-057). */
export interface ExternalAffiliates {
  /** Everybody that the platform lists; tells `reached` after each page. Throws `tapfiliate_not_configured`, `tapfiliate_key_refused`, `tapfiliate_unavailable`. */
  all(reached: (position: ListPosition) => Promise<void>): Promise<ExternalAffiliate[]>;
}

export const EXTERNAL_AFFILIATES = Symbol('EXTERNAL_AFFILIATES');
