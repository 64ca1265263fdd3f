import Box from '@mui/material/Box';
import { adminRetentionDueEndpoint, type RetentionChanges } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useServices } from '../../lib/services';
import { RETENTION_TEXTS as TEXTS } from './messages';

/** Asks whether what those days would forget may go, with its counts; not where it is nothing. Throws where it can not be asked. */
export function useForgetQuestion(): (sooner: RetentionChanges) => Promise<boolean> {
  const { api } = useServices();
  const { confirm } = useFeedback();
  return async (sooner) => {
    if (Object.keys(sooner).length === 0) return true;
    const { due } = await api.send(adminRetentionDueEndpoint, { query: sooner });
    const going = due.filter(({ records }) => records !== 0);
    if (going.length === 0) return true;
    const body = (
      <>
        {TEXTS.askBody}
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {going.map((one) => (
            <li key={one.kind}>{TEXTS.due(one)}</li>
          ))}
        </Box>
      </>
    );
    return confirm({ title: TEXTS.askTitle, body, confirmLabel: TEXTS.askVerb, danger: true });
  };
}
