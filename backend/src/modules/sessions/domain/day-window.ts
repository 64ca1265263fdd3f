import type { AccessWindow } from './access-window.js';

/**
 * The window of a day: the one that most of its sessions have, and of those as frequent the earliest. A single session that an editor
 * has left open for longer does not move its day. Null for a day without sessions.
 */
export function dayWindow(windows: readonly AccessWindow[]): AccessWindow | null {
  const counts = new Map<string, { window: AccessWindow; times: number }>();
  for (const window of windows) {
    const known = counts.get(`${window.start} ${window.end}`);
    counts.set(`${window.start} ${window.end}`, { window, times: (known?.times ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.times - a.times || a.window.start - b.window.start);
  return most?.window ?? null;
}
