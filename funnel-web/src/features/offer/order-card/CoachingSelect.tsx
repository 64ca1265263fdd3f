import { COACHING, formatUsd } from '@summit/pricing';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { withFigures } from '../../../lib/site/figures';

export interface CoachingSelectProps {
  value: number;
  onChange: (sessions: number) => void;
}

const optionText = (sessions: number): string =>
  sessions === 0
    ? 'None'
    : `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${formatUsd(sessions * COACHING.cents)}`;

/** 0 to 10 further coaching sessions (F-152, F-169). The browser's own list: short, and at home on every device. */
export function CoachingSelect({ value, onChange }: CoachingSelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        Extra coaching sessions{' '}
        <span className="field__note">{withFigures('{coaching} each, normally {coaching.regular}')}</span>
      </label>
      <div className="select">
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {Array.from({ length: COACHING.max - COACHING.min + 1 }, (_, index) => COACHING.min + index).map(
            (sessions) => (
              <option key={sessions} value={sessions}>
                {optionText(sessions)}
              </option>
            ),
          )}
        </select>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
      </div>
    </div>
  );
}
