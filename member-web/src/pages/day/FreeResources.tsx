import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FREE_SUMMIT_RESOURCES, giftUrl, type FreeSummitResource } from '@summit/content';
import { dayPageSizesEndpoint } from '@summit/contracts';
import { formatUsd } from '@summit/pricing';
import { sizeText } from '@summit/rules';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { promptsPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { DAY_TEXTS } from './messages';

function ResourceLink({ resource: { title, target } }: { resource: FreeSummitResource }) {
  if (target === 'prompts') {
    return (
      <Link
        component={RouterLink}
        to={promptsPath}
        sx={{ fontWeight: 650 }}
        aria-label={`${DAY_TEXTS.openPrompts}: ${title}`}
      >
        {DAY_TEXTS.openPrompts}
      </Link>
    );
  }
  return (
    <Link
      href={giftUrl(target)}
      target="_blank"
      rel="noopener"
      aria-label={`${DAY_TEXTS.get}: ${title} (${DAY_TEXTS.newTab})`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 650 }}
    >
      {DAY_TEXTS.get}
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

/** What is known of a file's real weight, beside the announced one. */
const weight = (bytes: number | null | undefined): string =>
  typeof bytes === 'number' ? ` (${DAY_TEXTS.edition} ${sizeText(bytes)})` : '';

/** Three gifts for everybody who follows a day (M-131). */
export function FreeResources() {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['day-page-sizes'],
    queryFn: async ({ signal }) => (await api.send(dayPageSizesEndpoint, { signal })).sizes,
  });
  return (
    <Box component="section" aria-labelledby="resources-title" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography id="resources-title" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {DAY_TEXTS.resources}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--gs-palette-line-main)' }}>
        {FREE_SUMMIT_RESOURCES.map((resource) => (
          <Box
            component="li"
            key={resource.title}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              rowGap: 0.5,
              py: 2,
              borderBottom: '1px solid var(--gs-palette-line-main)',
            }}
          >
            <Typography variant="h5" component="h3" sx={{ flex: '1 1 280px' }}>
              {resource.title}
            </Typography>
            <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary', minWidth: 200 }}>
              {DAY_TEXTS.value} {formatUsd(resource.valueCents)} · {resource.format}
              {resource.target !== 'prompts' && weight(data?.[resource.target])}
            </Typography>
            <ResourceLink resource={resource} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
