import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Loading } from '../../lib/Loading';
import { SESSION_TEXTS } from './messages';
import { ABOUT_STYLE, TOPIC_STYLE } from './topic-style';

/** Lines of the longest topics: what is below stays where it is when a topic comes. */
const TOPIC_PLACE = { minHeight: { xs: '3lh', md: '2lh' } } as const;

/** The places of an open session. Where it is prerendered, the first answer fills in what `data-first` names, before the app has come. */
export function SessionWaiting() {
  return (
    <Container component="main" id="main" sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 7, md: 10 }, minHeight: '100vh' }}>
      <Skeleton width={150} height={36} />
      <Box sx={{ mt: 1, maxWidth: 860 }}>
        <Loading text={SESSION_TEXTS.loading} />
        <Typography variant="h1" sx={{ ...TOPIC_STYLE, ...TOPIC_PLACE }} data-first="topic">
          <span style={visuallyHidden}>{SESSION_TEXTS.title}</span>
          <Skeleton width="95%" />
          <Skeleton width="60%" />
        </Typography>
        <Skeleton width={220} height={48} sx={{ mt: 2.25 }} />
      </Box>
      <Skeleton variant="rounded" sx={{ mt: 3, height: 'auto', aspectRatio: '16 / 9', maxWidth: 860 }} />
      <Typography component="div" sx={{ ...ABOUT_STYLE, mt: 4 }} data-first="description">
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </Typography>
    </Container>
  );
}
