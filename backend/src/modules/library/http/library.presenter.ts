import { LIBRARY_FILES } from '@summit/content/library';
import type { LibraryHighlight, LibrarySession, VipLibraryResponse } from '@summit/contracts';
import type { ListedSession } from '../application/library-contents.port.js';
import type { ListedHighlight, MemberLibrary } from '../application/member-library.js';

export const presentLibrary = ({ files, workshops, highlights, gifts }: MemberLibrary): VipLibraryResponse => ({
  success: true,
  files: files.map(({ key, bytes }) => {
    const { title, description, fileType } = LIBRARY_FILES[key];
    return { key, title, description, file_type: fileType, file_size: bytes };
  }),
  workshops: workshops.map(presentSession),
  highlights: highlights.map(presentHighlight),
  gifts: gifts.map(({ speakerName, day, title, description, url, clicks }) => ({
    speaker_name: speakerName,
    day,
    title,
    description,
    url,
    click_count: clicks,
  })),
});

const presentSession = ({ day, topic, speakerName, durationMinutes, token }: ListedSession): LibrarySession => ({
  day,
  topic,
  speaker_name: speakerName,
  duration_minutes: durationMinutes,
  public_token: token,
});

const presentHighlight = (highlight: ListedHighlight): LibraryHighlight => ({
  ...presentSession(highlight),
  headline: highlight.headline,
  start_seconds: highlight.startSeconds,
  end_seconds: highlight.endSeconds,
});
