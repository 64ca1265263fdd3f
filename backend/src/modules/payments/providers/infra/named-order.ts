const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of an order that was given to a provider; null for anything else that stands in its place. */
export const namedOrder = (text: string | null | undefined): string | null =>
  text && ORDER_ID.test(text) ? text.toLowerCase() : null;
