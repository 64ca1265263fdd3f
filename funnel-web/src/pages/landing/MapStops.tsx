import { ROADMAP } from '../../lib/landing/landing-copy.baked';

/** Places of the five stops on the map's 640 × 640 sheet, as summitMapSvg draws them, and the widths of the labels. */
export const MAP_STOPS = [
  { x: 118, y: 520, label: 118, dx: 28 },
  { x: 226, y: 446, label: 168, dx: 28 },
  { x: 258, y: 330, label: 196, dx: 28 },
  { x: 372, y: 286, label: 181, dx: 28 },
  { x: 416, y: 182, label: 156, dx: 26 },
] as const;

/** Numbers and names over the map: in the page and not in the picture, because a picture cannot use the page's fonts. */
export function MapStops() {
  return (
    <svg viewBox="0 0 640 640" className="map__stops" aria-hidden="true" focusable="false">
      {ROADMAP.map(({ day, title }, i) => {
        const stop = MAP_STOPS[i];
        if (!stop) return null;
        return (
          <g key={day} transform={`translate(${stop.x} ${stop.y})`}>
            <circle r={19} />
            <text className="map__number" y={6.5}>
              {day}
            </text>
            <g className="map__label" transform={`translate(${stop.dx} -17)`}>
              <rect width={stop.label} height={34} rx={10} />
              <text x={13} y={22.5}>
                {title}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
