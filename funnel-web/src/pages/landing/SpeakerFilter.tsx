import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { SUMMIT_DAYS } from '@summit/rules';
import { IslandSlot } from '../../lib/browser/IslandSlot';

const CHOICES = [
  { value: 'all', label: 'All' },
  ...SUMMIT_DAYS.map((day) => ({ value: String(day), label: `Day ${day}` })),
];

/** Filter by day: radio buttons that the island speaker-filter listens to, before the app and after. */
export function SpeakerFilter() {
  return (
    <fieldset className="toggles">
      <legend style={visuallyHidden}>Filter speakers by day</legend>
      {CHOICES.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="speaker-day" value={value} defaultChecked={value === 'all'} autoComplete="off" />
          <span>{label}</span>
        </label>
      ))}
      <IslandSlot as="span" id="speaker-status" role="status" style={visuallyHidden} />
    </fieldset>
  );
}
