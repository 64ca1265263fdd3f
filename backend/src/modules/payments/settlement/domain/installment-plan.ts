import { installmentDates } from '@summit/pricing';
import type { InstallmentState, OrderState, PaymentState } from './order-state.js';

export interface PaidInvoice {
  invoiceRef: string;
  payment: PaymentState;
}

/** Invoices of the plan that were paid and booked, by what the rows say. */
export function paidInvoices(state: OrderState): PaidInvoice[] {
  return state.payments.flatMap((payment) => {
    const paid = state.installments.find(({ number }) => number === payment.installment);
    return paid?.invoiceRef ? [{ invoiceRef: paid.invoiceRef, payment }] : [];
  });
}

/** Which installments of a plan nobody has paid yet. */
export function openInstallments(state: OrderState): number[] {
  const amounts = [...state.installmentCents!];
  for (const { payment } of paidInvoices(state)) amounts.splice(amounts.indexOf(payment.amountCents), 1);
  return amounts;
}

export interface PlanRows {
  installments: InstallmentState[];
  /** Payments with the number of the installment that they pay. */
  payments: PaymentState[];
}

/**
 * The plan as its paid invoices make it, in whatever order we heard of them: the earliest payment counts as the first that it can
 * pay for, and the months count from the earliest one.
 */
export function planRows(amounts: readonly number[], paid: readonly PaidInvoice[]): PlanRows {
  const inOrder = paid.toSorted(
    (one, other) => one.payment.receivedAt - other.payment.receivedAt || (one.invoiceRef < other.invoiceRef ? -1 : 1),
  );
  const dates = installmentDates(inOrder[0]!.payment.receivedAt, amounts.length);
  const rows: InstallmentState[] = amounts.map((amountCents, index) => ({
    number: index + 1,
    amountCents,
    dueAt: dates[index]!,
    paidAt: null,
    invoiceRef: null,
  }));
  const payments = inOrder.map(({ invoiceRef, payment }) => {
    const index = rows.findIndex((row) => row.invoiceRef === null && row.amountCents === payment.amountCents);
    rows[index] = { ...rows[index]!, paidAt: payment.receivedAt, invoiceRef };
    return { ...payment, installment: index + 1 };
  });
  return { installments: rows, payments };
}
