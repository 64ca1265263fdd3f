import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { ACCESS_TEXTS, CREATE_TEXTS } from './messages';

/** Access to each edition, as the calls name it. */
export interface SummitAccessValues {
  summit1_access: boolean;
  summit2_access: boolean;
}

const EDITIONS = [
  ['summit1_access', ACCESS_TEXTS.summit1],
  ['summit2_access', ACCESS_TEXTS.summit2],
] as const;

export interface SummitAccessFieldsProps {
  values: SummitAccessValues;
  onValues: (values: SummitAccessValues) => void;
}

/** Which editions somebody may watch. */
export function SummitAccessFields({ values, onValues }: SummitAccessFieldsProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ fontWeight: 600, fontSize: '0.8125rem', mb: 0.5 }}>
        {CREATE_TEXTS.access}
      </FormLabel>
      <FormGroup>
        {EDITIONS.map(([key, label]) => (
          <FormControlLabel
            key={key}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={values[key]}
                onChange={({ target }) => onValues({ ...values, [key]: target.checked })}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
