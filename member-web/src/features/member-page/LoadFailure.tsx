import Box from '@mui/material/Box';
import { ErrorState, type ErrorStateProps } from '@summit/ui/feedback/ErrorState';

/** What stands on a page of the member area where its content did not come: no wider than a line of text reads well. */
export function LoadFailure(props: ErrorStateProps) {
  return (
    <Box sx={{ maxWidth: 720 }}>
      <ErrorState {...props} />
    </Box>
  );
}
