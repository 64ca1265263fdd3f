import Button from '@mui/material/Button';
import { NEW_TAB, type Action } from './MoreMenu';

export interface ActionButtonsProps {
  actions: readonly Action[];
  disabled?: boolean;
  loading?: boolean;
}

/** The same actions as buttons, where there is room: a menu inside of a phone's drawer would hide them twice. */
export function ActionButtons({ actions, disabled = false, loading }: ActionButtonsProps) {
  return actions.map((action) =>
    action.href === undefined ? (
      <Button
        key={action.label}
        size="small"
        variant="outlined"
        color={action.danger ? 'error' : 'primary'}
        disabled={disabled}
        loading={loading ?? null}
        onClick={action.act}
      >
        {action.label}
      </Button>
    ) : (
      <Button key={action.label} size="small" variant="outlined" href={action.href} {...NEW_TAB}>
        {action.content}
      </Button>
    ),
  );
}
