import { formatUsd } from '@summit/pricing';
import { COMMISSIONS } from './program-copy.baked';

/** Price and commission of each product at its early price (F-281, F-294). */
export function CommissionTable() {
  return (
    <table className="commission-table">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
          <th scope="col">You earn</th>
        </tr>
      </thead>
      <tbody>
        {COMMISSIONS.map(({ product, name, price, commission }) => (
          <tr key={product}>
            <th scope="row">{name}</th>
            <td>{formatUsd(price)}</td>
            <td>{formatUsd(commission)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
