import { decimalText } from './paypal-amount.js';
import { PaypalError } from './paypal-error.js';
import type { CheckoutContext, PurchaseItem, PurchaseUnit } from './paypal-state.js';
import { centsAt, listAt, missing, objectAt, textAt, type Fields } from './request-fields.js';

/** How each part of a breakdown counts toward the amount. */
const BREAKDOWN: Record<string, 1 | -1> = {
  item_total: 1,
  shipping: 1,
  handling: 1,
  tax_total: 1,
  insurance: 1,
  shipping_discount: -1,
  discount: -1,
};

function itemOf(item: Fields, at: string): PurchaseItem {
  const name = textAt(item, 'name', { at, longest: 127 });
  if (name === undefined) throw missing(`${at}/name`);
  const quantity = textAt(item, 'quantity', { at, longest: 10 });
  if (quantity === undefined) throw missing(`${at}/quantity`);
  if (!/^[1-9]\d{0,9}$/.test(quantity)) {
    throw new PaypalError('INVALID_PARAMETER_SYNTAX', { field: `${at}/quantity`, value: quantity, location: 'body' });
  }
  if (item['unit_amount'] === undefined) throw missing(`${at}/unit_amount`);
  const description = textAt(item, 'description', { at, longest: 127 });
  const sku = textAt(item, 'sku', { at, longest: 127 });
  const category = textAt(item, 'category', { at, longest: 20 });
  if (category !== undefined && !['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION'].includes(category)) {
    throw new PaypalError('INVALID_PARAMETER_VALUE', { field: `${at}/category`, value: category, location: 'body' });
  }
  return {
    name,
    quantity: Number(quantity),
    unitCents: centsAt(objectAt(item, 'unit_amount', at), `${at}/unit_amount`, 0),
    ...(description !== undefined && { description }),
    ...(sku !== undefined && { sku }),
    ...(category !== undefined && { category }),
  };
}

function checkTotals({ cents, breakdown, items }: PurchaseUnit, at: string): void {
  if (items.length > 0) {
    if (breakdown?.['item_total'] === undefined) {
      throw new PaypalError('ITEM_TOTAL_REQUIRED', { field: `${at}/amount/breakdown/item_total`, location: 'body' });
    }
    if (breakdown['item_total'] !== items.reduce((sum, item) => sum + item.unitCents * item.quantity, 0)) {
      const value = decimalText(breakdown['item_total']);
      const field = `${at}/amount/breakdown/item_total/value`;
      throw new PaypalError('ITEM_TOTAL_MISMATCH', { field, value, location: 'body' });
    }
  }
  if (!breakdown) return;
  const sum = Object.entries(breakdown).reduce((total, [part, amount]) => total + amount * (BREAKDOWN[part] ?? 0), 0);
  if (sum !== cents) {
    const place = { field: `${at}/amount/value`, value: decimalText(cents), location: 'body' as const };
    throw new PaypalError('AMOUNT_MISMATCH', place);
  }
}

function unitOf(unit: Fields): PurchaseUnit {
  const field = '/purchase_units/0';
  const text = (name: string, longest: number) => textAt(unit, name, { at: field, longest });
  const referenceId = text('reference_id', 256) ?? 'default';
  // PayPal names a unit by its reference once it knows it.
  const at = `/purchase_units/@reference_id=='${referenceId}'`;
  if (unit['amount'] === undefined) throw missing(`${field}/amount`);
  const amount = objectAt(unit, 'amount', at);
  const parts = objectAt(amount, 'breakdown', `${at}/amount`);
  const breakdown = Object.fromEntries(
    Object.keys(BREAKDOWN)
      .filter((part) => parts[part] !== undefined)
      .map((part) => {
        const place = `${at}/amount/breakdown`;
        return [part, centsAt(objectAt(parts, part, place), `${place}/${part}`, 0)];
      }),
  );
  const texts = {
    description: text('description', 127),
    customId: text('custom_id', 127),
    invoiceId: text('invoice_id', 127),
    softDescriptor: text('soft_descriptor', 22),
  };
  const made: PurchaseUnit = {
    referenceId,
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    cents: centsAt(amount, `${at}/amount`, 1),
    ...(amount['breakdown'] !== undefined && { breakdown }),
    items: listAt(unit, 'items', at).map((item, index) => itemOf(item, `${at}/items/${index}`)),
  };
  checkTotals(made, at);
  return made;
}

function contextOf(body: Fields): CheckoutContext {
  const source = objectAt(objectAt(body, 'payment_source', ''), 'paypal', '/payment_source');
  const [context, at] =
    source['experience_context'] === undefined
      ? [objectAt(body, 'application_context', ''), '/application_context']
      : [objectAt(source, 'experience_context', ''), '/payment_source/paypal/experience_context'];
  const address = (name: string) => {
    const url = textAt(context, name, { at, longest: 4_000 });
    if (url === undefined || (URL.canParse(url) && /^https?:/.test(url))) return url;
    throw new PaypalError('INVALID_PARAMETER_SYNTAX', { field: `${at}/${name}`, value: url, location: 'body' });
  };
  const brandName = textAt(context, 'brand_name', { at, longest: 127 });
  const returnUrl = address('return_url');
  const cancelUrl = address('cancel_url');
  return {
    ...(brandName !== undefined && { brandName }),
    ...(returnUrl !== undefined && { returnUrl }),
    ...(cancelUrl !== undefined && { cancelUrl }),
  };
}

/** Reads the body of a create call as PayPal checks it; throws PaypalError at the first thing that is wrong. */
export function readOrderRequest(body: Fields): { unit: PurchaseUnit; context: CheckoutContext } {
  if (body['intent'] === undefined) throw missing('/intent');
  if (body['intent'] !== 'CAPTURE') {
    const issue = body['intent'] === 'AUTHORIZE' ? 'NOT_SUPPORTED' : 'INVALID_PARAMETER_VALUE';
    throw new PaypalError(issue, { field: '/intent', value: String(body['intent']), location: 'body' });
  }
  if (body['purchase_units'] === undefined) throw missing('/purchase_units');
  const [unit, second] = listAt(body, 'purchase_units', '');
  if (!unit) throw new PaypalError('INVALID_ARRAY_MIN_ITEMS', { field: '/purchase_units', location: 'body' });
  if (second) throw new PaypalError('NOT_SUPPORTED', { field: '/purchase_units/1', location: 'body' });
  return { unit: unitOf(unit), context: contextOf(body) };
}
