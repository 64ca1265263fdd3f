import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@summit/rules';
import { useId } from 'react';
import type { DraftValues } from './draft-values';
import { DRAFT_TEXTS } from './messages';

export interface MethodsFieldProps {
  providers: DraftValues['providers'];
  onProviders: (providers: Provider[]) => void;
  error: string | undefined;
}

/** Where the code can be used. */
export function MethodsField({ providers, onProviders, error }: MethodsFieldProps) {
  const id = useId();
  const toggle = (provider: Provider, wanted: boolean) =>
    onProviders(PROVIDERS.filter((one) => (one === provider ? wanted : providers.includes(one))));
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={error && id}>
      <FormLabel component="legend" sx={{ fontWeight: 600, fontSize: '0.8125rem', mb: 0.5 }}>
        {DRAFT_TEXTS.methods}
      </FormLabel>
      <FormGroup row>
        {PROVIDERS.map((provider) => (
          <FormControlLabel
            key={provider}
            label={PROVIDER_NAMES[provider]}
            control={
              <Checkbox
                size="small"
                checked={providers.includes(provider)}
                onChange={({ target }) => toggle(provider, target.checked)}
                slotProps={{ input: { 'aria-invalid': error !== undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
      {error !== undefined && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
}
