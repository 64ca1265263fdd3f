import { IslandSlot } from '../../lib/browser/IslandSlot';

/** The strip keeps its height; the island attendee-bar writes the sentence from 100 registrants upwards (F-069, F-070). */
export function AttendeeBar() {
  return <IslandSlot as="p" id="attendee-bar" className="attendee-bar" role="status" />;
}
