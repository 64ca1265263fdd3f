import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Consent } from '../../lib/visit/consent';

export interface CookieSettingsDialogProps {
  open: boolean;
  /** What is stored now; null before the first choice. */
  consent: Consent | null;
  onSave: (consent: Consent) => void;
  onCancel: () => void;
}

const ROWS = [
  { key: 'analytics', title: 'Analytics', hint: 'Counts visits and clicks' },
  { key: 'marketing', title: 'Marketing', hint: 'Measures our adverts' },
] as const;

/** Essential is always on; the other two start off until the visitor has said otherwise (F-100). */
export function CookieSettingsDialog({ open, consent, onSave, onCancel }: CookieSettingsDialogProps) {
  const [wanted, setWanted] = useState({ analytics: !!consent?.analytics, marketing: !!consent?.marketing });
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="cookie-title">
      <DialogTitle id="cookie-title">Cookie Settings</DialogTitle>
      <DialogContent>
        <label className="switch-row">
          <span>
            <b>Essential</b>
            <small>Always on</small>
          </span>
          <input type="checkbox" role="switch" className="switch" checked disabled readOnly />
        </label>
        {ROWS.map(({ key, title, hint }) => (
          <label key={key} className="switch-row">
            <span>
              <b>{title}</b>
              <small>{hint}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              className="switch"
              checked={wanted[key]}
              onChange={(event) => setWanted({ ...wanted, [key]: event.target.checked })}
            />
          </label>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => onSave({ choice: 'custom', ...wanted })}>
          Save Preferences
        </Button>
      </DialogActions>
    </Dialog>
  );
}
