import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  PROFILE_PHOTO_FIELD,
  PROFILE_PHOTO_MAX_BYTES,
  PROFILE_PHOTO_TYPES,
  vipProfilePhotoEndpoint,
  vipRemovePhotoEndpoint,
} from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useRef, useState, type ChangeEvent } from 'react';
import { MemberAvatar } from '../../features/member-avatar/MemberAvatar';
import { useKeepMember } from '../../lib/member-query';
import { useServices } from '../../lib/services';
import { PROFILE_TEXTS } from './messages';
import type { Banner } from './useBanner';

/** A slow line may need a while for 2 MB. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** What is wrong with a file before it is sent; the server looks again. */
function refusal({ size, type }: File): string | null {
  if (!PROFILE_PHOTO_TYPES.some((known) => known === type)) return PROFILE_TEXTS.photoUnreadable;
  return size > PROFILE_PHOTO_MAX_BYTES ? PROFILE_TEXTS.photoTooLarge : null;
}

/** Photo and upload (M-049, C-092). The server crops and encodes anew; the photo shown is its answer. */
export function ProfilePhoto({ photoUrl, banner }: { photoUrl: string | null; banner: Banner }) {
  const { api } = useServices();
  const keepMember = useKeepMember();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after a failure.
    event.target.value = '';
    if (!file) return;
    const wrong = refusal(file);
    if (wrong !== null) return banner.show('error', wrong);
    const body = new FormData();
    body.append(PROFILE_PHOTO_FIELD, file);
    setBusy(true);
    try {
      const answer = await api.send(vipProfilePhotoEndpoint, { body, timeoutMs: UPLOAD_TIMEOUT_MS });
      keepMember((member) => ({ ...member, profile_photo_url: answer.profile_photo_url }));
      banner.show('success', answer.message);
    } catch (error) {
      banner.show('error', failureText(error, PROFILE_TEXTS.photoFailed));
    } finally {
      setBusy(false);
    }
  };

  const remove = async () => {
    setBusy(true);
    try {
      const { message } = await api.send(vipRemovePhotoEndpoint);
      keepMember((member) => ({ ...member, profile_photo_url: null }));
      banner.show('success', message);
    } catch (error) {
      banner.show('error', failureText(error, PROFILE_TEXTS.photoRemoveFailed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2.5, mb: 4 }}>
      <Box role={photoUrl ? 'img' : undefined} aria-label={photoUrl ? PROFILE_TEXTS.photoAlt : undefined}>
        <MemberAvatar photoUrl={photoUrl} size={96} />
      </Box>
      <Box sx={{ flex: '1 1 8rem' }}>
        <input
          ref={input}
          type="file"
          hidden
          accept={PROFILE_PHOTO_TYPES.join(',')}
          onChange={(event) => void upload(event)}
        />
        <Button
          variant="outlined"
          loading={busy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
          aria-describedby="photo-hint"
        >
          {busy ? PROFILE_TEXTS.uploading : PROFILE_TEXTS.upload}
        </Button>
        {photoUrl && (
          <Button variant="text" disabled={busy} onClick={() => void remove()} sx={{ ml: 1 }}>
            {PROFILE_TEXTS.removePhoto}
          </Button>
        )}
        <Typography id="photo-hint" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {PROFILE_TEXTS.photoHint}
        </Typography>
      </Box>
    </Stack>
  );
}
