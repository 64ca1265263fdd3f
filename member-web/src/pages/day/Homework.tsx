import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DAYS, HOMEWORK_NOTE } from '@summit/content';
import type { SummitDay } from '@summit/rules';
import { SUPPORT_EMAIL } from '@summit/web-app/config/support';
import { DAY_TEXTS, homeworkTitle } from './messages';

/** The assignment of the day, which the host reads (M-132 to M-137). */
export function Homework({ day }: { day: SummitDay }) {
  const { homework } = DAYS[day - 1]!;
  const title = homeworkTitle(day);
  const address = `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(title)}`;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="homework-title"
      sx={{
        mt: { xs: 6, md: 8 },
        p: { xs: 2.5, md: 4 },
        borderRadius: '16px',
        borderLeft: '4px solid',
        borderLeftColor: `day${day}.ink`,
      }}
    >
      <Typography id="homework-title" variant="h5" component="h2" sx={{ color: `day${day}.ink` }}>
        {title}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 1, maxWidth: 720 }}>
        {homework}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        {DAY_TEXTS.sendHomework}: <Link href={address}>{SUPPORT_EMAIL}</Link>
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{HOMEWORK_NOTE}</Typography>
    </Paper>
  );
}
