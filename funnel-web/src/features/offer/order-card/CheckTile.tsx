import { useId } from 'react';

export interface CheckTileProps {
  label: string;
  /** "+$9" */
  amount: string;
  description: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** An add-on as a bordered check box with its price; starts unticked (F-131, F-151). */
export function CheckTile({ label, amount, description, checked, onChange }: CheckTileProps) {
  const id = useId();
  return (
    <label className="tile tile--check">
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="tile__text">
        <span className="tile__line">
          <b>{label}</b> <b className="tnum">{amount}</b>
        </span>
        <span id={`${id}-note`} className="tile__note">
          {description}
        </span>
      </span>
    </label>
  );
}
