import { useId } from 'react';

export interface RadioTile<Value extends string> {
  value: Value;
  label: string;
  note?: string;
  amount?: string;
}

export interface RadioTilesProps<Value extends string> {
  legend: string;
  tiles: readonly RadioTile<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Two beside each other, for short labels. */
  inline?: boolean;
}

/** A choice between bordered tiles: how to pay, and with what. */
export function RadioTiles<Value extends string>({ legend, tiles, value, onChange, inline }: RadioTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={inline ? 'tiles tiles--inline' : 'tiles'}>
      <legend>{legend}</legend>
      {tiles.map((tile) => (
        <label key={tile.value} className="tile tile--radio">
          <input type="radio" name={name} checked={tile.value === value} onChange={() => onChange(tile.value)} />
          <span className="tile__text">
            <b>{tile.label}</b>
            {tile.note && <span className="tile__note">{tile.note}</span>}
          </span>
          {tile.amount && <b className="tile__amount tnum">{tile.amount}</b>}
        </label>
      ))}
    </fieldset>
  );
}
