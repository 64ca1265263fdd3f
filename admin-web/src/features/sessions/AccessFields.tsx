import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormField } from '@summit/ui/form/FormField';
import { WindowTimes } from '@summit/ui/time/WindowTimes';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { memo } from 'react';
import { useServices } from '../../lib/services';
import { FIELD_LABELS, FORM_TEXTS as TEXTS } from './messages';
import { enteredWindow, overlapping, windowByRule } from './session-rules';
import { sessionsQuery } from './sessions-query';
import type { FieldState, SessionEdit } from './useSessionEdit';

const iso = (time: number): string => new Date(time).toISOString();

/** When the session is open to everybody: entered in Pacific time, shown in the operator's zone too (A-169, C-046). */
export function AccessFields({ edit }: { edit: SessionEdit }) {
  const { values, change, id } = edit;
  const { data: sessions = [] } = useQuery(sessionsQuery(useServices(), null));
  const window = enteredWindow(values);
  const rivals = overlapping(values, { sessions, id });
  return (
    <>
      <PacificTime {...edit.field('start')} />
      <PacificTime {...edit.field('end')} />
      <Box className="wide" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => change(windowByRule(values))}
        >
          {TEXTS.byRule}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{TEXTS.windowHint}</Box>
      </Box>
      {window && window.end > window.start && (
        <Box className="wide">
          <WindowTimes start={iso(window.start)} end={iso(window.end)} />
        </Box>
      )}
      <Box className="wide" role="status">
        {rivals.map((rival) => (
          <Alert key={rival.id} severity="warning" variant="outlined" role="group" sx={{ borderColor: 'warning.main' }}>
            “{rival.topic}” is session {rival.session_number} of day {rival.day} too, and its window overlaps:
            <WindowTimes start={rival.public_access_start} end={rival.public_access_end} sx={{ mt: 0.5 }} />
          </Alert>
        ))}
      </Box>
    </>
  );
}

const PacificTime = memo(function PacificTime({ name, value, error, change }: FieldState) {
  return (
    <FormField
      type="datetime-local"
      name={name}
      label={`${FIELD_LABELS[name]} (Pacific)`}
      value={value}
      onChange={({ target }) => change({ [name]: target.value })}
      error={error}
    />
  );
});
