import { embedMarkup, readVideo, videoAfter, type SessionVideo } from './session-video.js';

describe('embedMarkup', () => {
  it.each([
    { host: 'vimeo', id: '824804225', hash: 'ab12cd34ef' },
    { host: 'vimeo', id: '76979871', hash: null },
    { host: 'youtube', id: 'dQw4w9WgXcQ', hash: null },
  ] as const)('is read as the same film again: %p', (video) => {
    expect(readVideo(embedMarkup(video))).toEqual(video);
  });
});

describe('videoAfter', () => {
  const STORED: SessionVideo = { host: 'vimeo', id: '824804225', hash: 'ab12cd34ef' };
  const MARKUP = embedMarkup(STORED);
  const TUBE: SessionVideo = { host: 'youtube', id: 'dQw4w9WgXcQ', hash: null };

  it.each([
    ['nothing was entered', STORED, {}, STORED],
    ['both came back as they were', STORED, { embedCode: MARKUP, videoId: STORED.id }, STORED],
    ['only the stored markup came back', STORED, { embedCode: MARKUP }, STORED],
    ['the markup was emptied and the number left', STORED, { embedCode: null, videoId: STORED.id }, STORED],
    ['the same at another host', TUBE, { embedCode: null, videoId: TUBE.id }, TUBE],
    ['the number is new', STORED, { embedCode: MARKUP, videoId: '1' }, { host: 'vimeo', id: '1', hash: null }],
    [
      'the markup is new',
      STORED,
      { embedCode: 'https://vimeo.com/2', videoId: STORED.id },
      { host: 'vimeo', id: '2', hash: null },
    ],
    ['the number was emptied', STORED, { embedCode: MARKUP, videoId: null }, null],
    ['both were emptied', STORED, { embedCode: null, videoId: null }, null],
    ['there was no film before', null, { embedCode: null, videoId: '3' }, { host: 'vimeo', id: '3', hash: null }],
    ['the markup says nothing', STORED, { embedCode: 'my film', videoId: STORED.id }, 'unreadable'],
    ['the number is none', null, { videoId: '12ab' }, 'unreadable'],
  ] as const)('where %s', (_what, before, entry, after) => {
    expect(videoAfter(before, entry)).toEqual(after);
  });
});
