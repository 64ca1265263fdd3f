import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExperimentLook, ExperimentMeasure } from '@summit/contracts';
import { placedIntervals } from './interval-points';
import { dayText, differenceText } from './measure-text';
import { EXPERIMENT_TEXTS as TEXTS, MEASURE_NAMES } from './messages';

const SIZE = { width: 640, height: 160 };

/** The interval at the end of each day; what leaves the line of zero is decided. */
export function IntervalPlot({ looks, measure }: { looks: readonly ExperimentLook[]; measure: ExperimentMeasure }) {
  const { points, zero, reach } = placedIntervals(looks, measure, SIZE);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.tertiary' }}>
        <Typography variant="caption">{differenceText(measure, reach)}</Typography>
      </Box>
      <Box
        component="svg"
        role="img"
        aria-label={TEXTS.plotLabel(MEASURE_NAMES[measure], points.length)}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: 160, '& *': { vectorEffect: 'non-scaling-stroke' } }}
      >
        {points.map(({ day, x, high, low }) => (
          <line key={day} x1={x} x2={x} y1={high} y2={low} stroke="var(--gs-palette-primary-main)" strokeWidth={2} />
        ))}
        <polyline
          points={points.map(({ x, middle }) => `${x},${middle}`).join(' ')}
          fill="none"
          stroke="var(--gs-palette-primary-main)"
          strokeWidth={1}
        />
        <line
          x1={0}
          x2={SIZE.width}
          y1={zero}
          y2={zero}
          stroke="var(--gs-palette-text-secondary)"
          strokeDasharray="4 3"
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.tertiary' }}>
        <Typography variant="caption">{differenceText(measure, -reach)}</Typography>
        <Typography variant="caption">
          {first.day === last.day ? dayText(first.day) : `${dayText(first.day)} ${TEXTS.to} ${dayText(last.day)}`}
        </Typography>
      </Box>
    </Box>
  );
}
