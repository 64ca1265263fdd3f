const CARDS = ['Visa', 'Mastercard', 'Amex'] as const;

/** What can be paid with, beside the order button. Names and no pictures: nothing of another company's is loaded. */
export function PaymentMarks({ paypal = false }: { paypal?: boolean }) {
  return (
    <ul className="payment-marks" aria-label="Accepted">
      {[...CARDS, ...(paypal ? ['PayPal'] : [])].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
