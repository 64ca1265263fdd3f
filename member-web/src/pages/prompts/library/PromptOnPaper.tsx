import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';

const PAGE = {
  '@media print': {
    'html, body': { background: '#fff !important' },
    '#root': { display: 'none' },
  },
} as const;

/**
 * What a printer gets: the open prompt alone. It stands beside the app, because rows that are hidden in their places still take the
 * paper of five hundred.
 */
export function PromptOnPaper({ title, text }: { title: string; text: string }) {
  return createPortal(
    <Box
      data-on-paper=""
      sx={{
        display: 'none',
        color: '#000',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        '@media print': { display: 'block' },
      }}
    >
      <GlobalStyles styles={PAGE} />
      <Box component="strong" sx={{ display: 'block', mb: 2 }}>
        {title}
      </Box>
      {text}
    </Box>,
    document.body,
  );
}
