import Button, { type ButtonProps } from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { sessionsPath } from '../../../lib/paths';
import { DAY_LIST_TEXTS } from './messages';

export const AllSessionsButton = ({ sx }: Pick<ButtonProps, 'sx'>) => (
  <Button component={RouterLink} to={sessionsPath} variant="contained" sx={sx ?? {}}>
    {DAY_LIST_TEXTS.allSessions}
  </Button>
);
