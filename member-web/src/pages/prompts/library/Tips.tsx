import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROMPTS_TEXTS } from '../messages';

/** How to Use These Prompts (M-159). */
export function Tips() {
  return (
    <Box
      component="section"
      aria-labelledby="prompt-tips"
      sx={{ bgcolor: 'surface.sunken', borderRadius: '16px', p: { xs: 3, md: 4 }, mt: { xs: 4, md: 6 } }}
    >
      <Typography id="prompt-tips" variant="h3" component="h2">
        {PROMPTS_TEXTS.tipsTitle}
      </Typography>
      <Box component="ol" sx={{ mt: 2, mb: 0, pl: 3, maxWidth: '68ch', '& li': { pl: 0.5 }, '& li + li': { mt: 1 } }}>
        {PROMPTS_TEXTS.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Box>
    </Box>
  );
}
