import { windowState, type WindowState } from './access-windows';
import { useServerTime } from './useServerTime';

/** Whether a window is open, as time passes. `skew`: server's clock minus ours, in ms. */
export function useWindowState(start: string, end: string, skew: number): WindowState {
  return windowState({ start, end }, useServerTime([Date.parse(start), Date.parse(end)], skew));
}
