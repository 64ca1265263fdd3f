import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SIGNUP_BONUSES, SUPER_PROMPTS_CARD } from '@summit/content';
import type { VipUser } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { failureText } from '@summit/web-app/calls/failure-text';
import { BackToDashboard } from '../../features/member-page/BackToDashboard';
import { LoadFailure } from '../../features/member-page/LoadFailure';
import { MemberPage } from '../../features/member-page/MemberPage';
import { PageHeading } from '../../lib/PageHeading';
import { dashboardPath, promptsPath, recordingsPath, speakerGiftsPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { useFragment } from '../../lib/useFragment';
import { BonusCard } from './BonusCard';
import { Highlights } from './Highlights';
import { bonusSizesQuery, libraryQuery } from './library-query';
import { RESOURCES_TEXTS } from './messages';
import { OrderFiles } from './OrderFiles';
import { ResourcePart } from './ResourcePart';
import { ResourcesSkeleton } from './ResourcesSkeleton';
import { SessionList } from './SessionList';
import { SpeakerGifts } from './SpeakerGifts';
import { SummitSessions } from './SummitSessions';
import { WideCard } from './WideCard';

const PARTS = [
  ['Bonuses', { hash: '#bonuses' }],
  ['Sessions', recordingsPath],
  ['Speaker gifts', speakerGiftsPath],
] as const;
const COVER_DAYS = [1, 3, 5] as const;

function Head() {
  return (
    <>
      <BackToDashboard />
      <PageHeading title={RESOURCES_TEXTS.title} />
      <Stack
        component="nav"
        aria-label={RESOURCES_TEXTS.parts}
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}
      >
        {PARTS.map(([label, to]) => (
          <Button key={label} component={RouterLink} to={to} variant="outlined" size="small">
            {label}
          </Button>
        ))}
      </Stack>
    </>
  );
}

function Library({ member }: { member: VipUser }) {
  const services = useServices();
  const library = useQuery(libraryQuery(services));
  const { data: sizes } = useQuery(bonusSizesQuery(services));
  const { files = [], workshops = [], highlights = [], gifts = [] } = library.data ?? {};
  // The parts below move when it comes.
  useFragment(!library.isPending);
  return (
    <>
      <ResourcePart id="bonuses" title={RESOURCES_TEXTS.bonuses}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(260px, 1fr))' },
            gap: 2.5,
          }}
        >
          {SIGNUP_BONUSES.map((bonus, index) => (
            <BonusCard
              key={bonus.key}
              bonus={bonus}
              day={COVER_DAYS[index] ?? 1}
              email={member.email}
              bytes={sizes?.[bonus.key] ?? null}
            />
          ))}
        </Box>
      </ResourcePart>
      {files.length > 0 && (
        <ResourcePart id="orders" title={RESOURCES_TEXTS.orders}>
          <OrderFiles files={files} />
        </ResourcePart>
      )}
      {workshops.length > 0 && (
        <ResourcePart id="workshops" title={RESOURCES_TEXTS.workshops}>
          <SessionList about={RESOURCES_TEXTS.workshopsAbout} sessions={workshops} />
        </ResourcePart>
      )}
      {highlights.length > 0 && (
        <ResourcePart id="highlights" title={RESOURCES_TEXTS.highlights}>
          <Highlights highlights={highlights} />
        </ResourcePart>
      )}
      <ResourcePart id="additional" title={RESOURCES_TEXTS.additional}>
        <WideCard
          title={SUPER_PROMPTS_CARD.title}
          about={SUPER_PROMPTS_CARD.description}
          action={RESOURCES_TEXTS.openPrompts}
          to={promptsPath}
        />
      </ResourcePart>
      <ResourcePart id="recordings" title={RESOURCES_TEXTS.sessions}>
        <SummitSessions />
      </ResourcePart>
      <ResourcePart id="speaker-gifts" title={RESOURCES_TEXTS.gifts}>
        {library.error ? (
          <LoadFailure
            text={failureText(library.error, RESOURCES_TEXTS.libraryFailed)}
            busy={library.isFetching}
            onRetry={() => void library.refetch()}
          />
        ) : (
          library.data && <SpeakerGifts gifts={gifts} />
        )}
      </ResourcePart>
      <Box
        component="section"
        aria-labelledby="all-sessions-title"
        className="on-pine"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2.5,
          mt: { xs: 6, md: 8 },
          p: { xs: 3, md: 4 },
          borderRadius: '16px',
          bgcolor: 'pine.bg',
          color: 'pine.ink',
        }}
      >
        <Box sx={{ flex: '1 1 300px' }}>
          <Typography id="all-sessions-title" variant="h3" component="h2">
            {RESOURCES_TEXTS.footerTitle}
          </Typography>
          <Typography sx={{ color: 'pine.ink2', mt: 1 }}>{RESOURCES_TEXTS.footerAbout}</Typography>
        </Box>
        <Button component={RouterLink} to={dashboardPath} variant="outlined" color="inherit">
          {RESOURCES_TEXTS.footerAction}
        </Button>
      </Box>
    </>
  );
}

/** `/vip/resources` (M-072..M-084). */
export function ResourcesPage() {
  return (
    <MemberPage
      head={<Head />}
      loading={RESOURCES_TEXTS.loading}
      loadFailed={RESOURCES_TEXTS.loadFailed}
      skeleton={<ResourcesSkeleton />}
    >
      {(member) => <Library member={member} />}
    </MemberPage>
  );
}
