import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExperimentMeasure, OpenExperiment } from '@summit/contracts';
import { IntervalPlot } from './IntervalPlot';
import { differenceText } from './measure-text';
import { EXPERIMENT_TEXTS as TEXTS, MEASURE_NAMES } from './messages';

/** One measure: the interval now, and how it came to be. */
export function MeasureResult({ experiment, measure }: { experiment: OpenExperiment; measure: ExperimentMeasure }) {
  const interval = experiment.last?.[measure] ?? null;
  return (
    <Box component="section" aria-label={MEASURE_NAMES[measure]} sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {MEASURE_NAMES[measure]}
        {experiment.measure === measure && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontWeight: 400 }}
          >{` (${TEXTS.measure.toLowerCase()})`}</Box>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {interval
          ? `${TEXTS.difference}: ${differenceText(measure, interval.difference)}, ${TEXTS.from} ${differenceText(measure, interval.low)} ${TEXTS.to} ${differenceText(measure, interval.high)}`
          : TEXTS.early}
      </Typography>
      <IntervalPlot looks={experiment.looks} measure={measure} />
    </Box>
  );
}
