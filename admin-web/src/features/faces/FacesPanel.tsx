import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { adminRemoveFaceEndpoint, type FacePerson } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { FaceDialog } from './FaceDialog';
import { FaceRow } from './FaceRow';
import { facesQuery, useReloadFaces } from './faces-query';
import { FACES_TEXTS as TEXTS } from './messages';

/** Speakers have their photos beside the sessions; everybody else, also who is no longer named, beside the landing page. */
const PEOPLE = {
  speakers: ({ places }: FacePerson): boolean => places.includes('speaker'),
  others: ({ places }: FacePerson): boolean => !places.includes('speaker'),
};

/** Photos of people, set, replaced and removed. */
export function FacesPanel({ of }: { of: keyof typeof PEOPLE }) {
  const services = useServices();
  const report = useQuery(facesQuery(services));
  const { confirm, notify } = useFeedback();
  const reload = useReloadFaces();
  const [editing, setEditing] = useState<FacePerson | null>(null);
  const remove = async ({ name, face }: FacePerson) => {
    if (!face) return;
    const question = {
      title: TEXTS.removeTitle(name),
      body: TEXTS.removeBody,
      confirmLabel: TEXTS.remove,
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      notify((await services.api.send(adminRemoveFaceEndpoint, { params: { picture: face.picture } })).message);
    } catch (error) {
      notify(failureText(error, TEXTS.removeFailed), 'error');
    } finally {
      void reload();
    }
  };
  return (
    <Panel title={TEXTS[of]} refreshing={report.isFetching && report.data !== undefined}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '72ch' }}>
        {TEXTS.note}
      </Typography>
      <ReportContent
        report={report}
        failure={TEXTS.failed}
        waiting={TEXTS.loading}
        skeleton={<Skeleton variant="rounded" height={200} />}
      >
        {(people) => {
          const shown = people.filter(PEOPLE[of]);
          if (shown.length === 0) return <Typography>{TEXTS.none}</Typography>;
          return (
            <Box
              component="ul"
              tabIndex={0}
              aria-label={TEXTS[of]}
              sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 460, overflowY: 'auto' }}
            >
              {shown.map((person) => (
                <FaceRow
                  key={person.name}
                  person={person}
                  onSet={() => setEditing(person)}
                  onRemove={() => void remove(person)}
                />
              ))}
            </Box>
          );
        }}
      </ReportContent>
      {editing && <FaceDialog person={editing} onClose={() => setEditing(null)} />}
    </Panel>
  );
}
