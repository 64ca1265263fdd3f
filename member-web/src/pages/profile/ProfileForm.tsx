import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SOCIAL_NETWORKS, vipProfileEndpoint, type VipUser } from '@summit/contracts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '@summit/web-app/calls/failure-text';
import { FormField } from '@summit/ui/form/FormField';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { registered } from '@summit/web-app/form/registered';
import { useUnsavedWarning } from '@summit/web-app/form/useUnsavedWarning';
import { useKeepMember } from '../../lib/member-query';
import { useServices } from '../../lib/services';
import { BIO_MAX_LENGTH, BIO_SHOWN_LIMIT, bioCount, PROFILE_TEXTS } from './messages';
import { profileDraftOf } from './profile-draft';
import { filledLinks, givenLinks, isWebAddress, NETWORKS } from './social-networks';
import type { Banner } from './useBanner';

const UNSAVED = {
  title: PROFILE_TEXTS.unsavedTitle,
  body: PROFILE_TEXTS.unsavedQuestion,
  confirmLabel: PROFILE_TEXTS.leave,
  danger: true,
};
const valuesOf = ({ name, bio, social_links }: VipUser) => ({ name, bio, links: filledLinks(social_links) });

/** Name, bio and links of the member (M-050). What is typed survives a newer answer of the server. */
export function ProfileForm({ member, banner }: { member: VipUser; banner: Banner }) {
  const { api } = useServices();
  const keepMember = useKeepMember();
  const form = useForm({ defaultValues: valuesOf(member) });
  const { errors, isSubmitting, isDirty } = form.formState;
  const { confirm } = useFeedback();
  const { email } = member;
  const { reset } = form;
  useEffect(() => {
    const draft = profileDraftOf(email).read();
    // What is saved stays the measure: the draft is unsaved.
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [email, reset]);
  const { keep, forget } = profileDraftOf(email);
  useUnsavedWarning(isDirty, async () => {
    const leaves = await confirm(UNSAVED);
    if (leaves) forget();
    return leaves;
  });
  const bio = useWatch({ control: form.control, name: 'bio' });

  const submit = form.handleSubmit(async ({ name, bio: text, links }) => {
    banner.clear();
    try {
      const { message, user } = await api.send(vipProfileEndpoint, {
        body: { name: name.trim(), bio: text, social_links: givenLinks(links) },
      });
      forget();
      keepMember(() => user);
      form.reset(valuesOf(user));
      banner.show('success', message);
    } catch (error) {
      banner.show('error', failureText(error, PROFILE_TEXTS.saveFailed));
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => keep(form.getValues())} sx={{ gap: 2.5 }}>
      <FormField
        label={PROFILE_TEXTS.name}
        autoComplete="name"
        error={errors.name?.message}
        {...registered(form.register('name', { validate: (name) => name.trim() !== '' || PROFILE_TEXTS.nameRequired }))}
      />
      <FormField
        label={PROFILE_TEXTS.email}
        type="email"
        value={member.email}
        readOnly
        hint={PROFILE_TEXTS.emailFixed}
        sx={{ bgcolor: 'surface.sunken' }}
      />
      <FormField
        label={PROFILE_TEXTS.bio}
        multiline
        minRows={4}
        maxRows={14}
        error={errors.bio?.message}
        hint={
          <Box
            component="span"
            className="tnum"
            sx={bio.length > BIO_SHOWN_LIMIT ? { color: 'error.main', fontWeight: 600 } : {}}
          >
            {bioCount(bio.length)}
          </Box>
        }
        {...registered(
          form.register('bio', { maxLength: { value: BIO_MAX_LENGTH, message: PROFILE_TEXTS.bioTooLong } }),
        )}
      />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, mt: 2 }}>
        <Typography component="legend" variant="h4" sx={{ mb: 2, p: 0 }}>
          {PROFILE_TEXTS.socialLinks}
        </Typography>
        <Stack sx={{ gap: 2.5 }}>
          {SOCIAL_NETWORKS.map((network) => (
            <FormField
              key={network}
              label={NETWORKS[network].label}
              type="url"
              autoComplete={network === 'website' ? 'url' : 'off'}
              placeholder={NETWORKS[network].example}
              error={errors.links?.[network]?.message}
              {...registered(
                form.register(`links.${network}`, {
                  validate: (address) => isWebAddress(address) || PROFILE_TEXTS.socialLinkInvalid,
                }),
              )}
            />
          ))}
        </Stack>
      </Box>
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        loadingPosition="start"
        sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 160, mt: 1 }}
      >
        {isSubmitting ? PROFILE_TEXTS.saving : PROFILE_TEXTS.save}
      </Button>
    </Stack>
  );
}
