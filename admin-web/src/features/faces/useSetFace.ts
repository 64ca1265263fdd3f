import { isApiError } from '@summit/api-client';
import {
  adminSetFaceEndpoint,
  FACE_ALT_MAX,
  FACE_FIELDS,
  FACE_MAX_BYTES,
  FACE_TYPES,
  type FacePerson,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useServices } from '../../lib/services';
import { facesQuery, useReloadFaces } from './faces-query';
import { FACES_TEXTS as TEXTS } from './messages';

/** A slow line may need a while for 8 MB. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** An address that the page may show: one of the file itself is not allowed to images. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file was not read'));
    reader.readAsDataURL(file);
  });

/** What is wrong with a file before it is sent; the server looks again. */
function refusal({ size, type }: File): string | null {
  if (!FACE_TYPES.some((known) => known === type)) return TEXTS.unreadable;
  return size > FACE_MAX_BYTES ? TEXTS.tooLarge : null;
}

const isOvertaken = (error: unknown): boolean => isApiError(error) && error.code === 'edit_conflict';

/** File, part and description of a photo, and sending them. */
export function useSetFace({ name, face }: FacePerson, onDone: () => void) {
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const reload = useReloadFaces();
  const [file, setFile] = useState<File | null>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [crop, setCrop] = useState<string | null>(null);
  const [alt, setAlt] = useState(face?.alt ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState(face?.picture ?? '');

  const pick = async (picked: File | null) => {
    setSrc(null);
    setCrop(null);
    setFile(picked);
    const wrong = picked && refusal(picked);
    setFailure(wrong);
    if (picked && wrong === null) setSrc(await addressOf(picked));
  };
  const problem = (): string | null => {
    if (!file) return TEXTS.noFile;
    const wrong = refusal(file);
    if (wrong !== null) return wrong;
    if (crop === null) return TEXTS.noCrop;
    return alt.trim() === '' || alt.trim().length > FACE_ALT_MAX ? TEXTS.noAlt : null;
  };
  /** The list shows what somebody else has set; the next save replaces it. */
  const meet = async (): Promise<string> => {
    const people = await queries.fetchQuery(facesQuery(services)).catch(() => null);
    if (!people) return TEXTS.overtakenUnread;
    setSeen(people.find((one) => one.name === name)?.face?.picture ?? '');
    return TEXTS.overtaken;
  };
  const save = async () => {
    const wrong = problem();
    setFailure(wrong);
    if (wrong !== null || !file || crop === null) return;
    const body = new FormData();
    body.append(FACE_FIELDS.name, name);
    body.append(FACE_FIELDS.alt, alt.trim());
    body.append(FACE_FIELDS.crop, crop);
    body.append(FACE_FIELDS.seen, seen);
    body.append(FACE_FIELDS.photo, file);
    setBusy(true);
    try {
      notify((await services.api.send(adminSetFaceEndpoint, { body, timeoutMs: UPLOAD_TIMEOUT_MS })).message);
      void reload();
      onDone();
    } catch (error) {
      setFailure(isOvertaken(error) ? await meet() : failureText(error, TEXTS.saveFailed));
    } finally {
      setBusy(false);
    }
  };
  const unreadable = useCallback(() => {
    setSrc(null);
    setFailure(TEXTS.unreadable);
  }, []);
  return {
    file,
    src,
    alt,
    failure,
    busy,
    pick: (picked: File | null) => void pick(picked).catch(unreadable),
    setCrop,
    setAlt,
    unreadable,
    save: () => void save(),
  };
}
