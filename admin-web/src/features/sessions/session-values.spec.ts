import { aSessionRow } from '../../../test/session-rows';
import { mergeEdits } from '../../lib/edits/merge-edits';
import { changeOf, draftOf, NEW_SESSION, valuesOf } from './session-values';

const ROW = aSessionRow();
const BASE = valuesOf(ROW);

describe('a new session', () => {
  it('begins with the defaults (A-167, A-168)', () => {
    expect(NEW_SESSION).toMatchObject({
      summit: 'passive_income_summit_2024',
      day: '1',
      number: '1',
      duration: '45',
    });
  });

  it('is sent with every field; what is empty is null, times are ISO (A-169, A-173, A-175)', () => {
    const entered = {
      ...NEW_SESSION,
      topic: ' A talk ',
      speakerName: 'Ann',
      start: '2025-10-27T00:00',
      end: '2025-10-29T00:00',
    };
    expect(draftOf(entered)).toEqual({
      summit_id: 'passive_income_summit_2024',
      day: 1,
      session_number: 1,
      topic: 'A talk',
      description: null,
      duration_minutes: 45,
      speaker_name: 'Ann',
      speaker_title: null,
      speaker_photo_url: null,
      speaker_bio: null,
      speaker_social_links: {},
      vimeo_embed_code: null,
      vimeo_video_id: null,
      gift_title: null,
      gift_description: null,
      gift_url: null,
      gift_promo_code: null,
      public_access_start: '2025-10-27T07:00:00.000Z',
      public_access_end: '2025-10-29T07:00:00.000Z',
    });
    expect(draftOf(NEW_SESSION)).toMatchObject({ public_access_start: null, public_access_end: null });
  });
});

describe('a change', () => {
  it('is what differs from the version that was read, and which one that was', () => {
    expect(changeOf(ROW, BASE)).toEqual({ updated_at: ROW.updated_at });
    expect(changeOf(ROW, { ...BASE, photoUrl: '', day: '4' })).toEqual({
      updated_at: ROW.updated_at,
      speaker_photo_url: null,
      day: 4,
    });
  });

  it('keeps links of networks that the form does not offer', () => {
    expect(changeOf(ROW, { ...BASE, linkedin: '', website: 'https://amara.example' }).speaker_social_links).toEqual({
      mastodon: 'https://social.example/amara',
      website: 'https://amara.example',
    });
  });

  it('says both halves of the film, so that the server can tell which one counts', () => {
    expect(changeOf(ROW, { ...BASE, videoId: '1' })).toEqual({
      updated_at: ROW.updated_at,
      vimeo_embed_code: ROW.vimeo_embed_code,
      vimeo_video_id: '1',
    });
  });
});

describe('edits of two administrators', () => {
  it('are put together: nothing of either is lost, and where both changed a field ours stays', () => {
    const ours = { ...BASE, topic: 'Ours', giftTitle: 'Our gift', duration: '50' };
    const theirs = { ...BASE, topic: 'Theirs', bio: 'Their bio', duration: '50' };
    expect(mergeEdits(BASE, ours, theirs)).toEqual({
      values: { ...BASE, topic: 'Ours', giftTitle: 'Our gift', duration: '50', bio: 'Their bio' },
      takenOver: ['bio'],
      clashing: ['topic'],
    });
  });
});
