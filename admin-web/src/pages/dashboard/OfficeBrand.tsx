import Box from '@mui/material/Box';
import { Wordmark } from '@summit/ui/art/Wordmark';

export function OfficeBrand() {
  return (
    <Box sx={{ px: 2.5, pt: 2.25 }}>
      <Wordmark size={24} plain />
    </Box>
  );
}
