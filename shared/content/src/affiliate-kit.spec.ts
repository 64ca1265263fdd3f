import { EMAIL_TEMPLATES, LINKEDIN_POSTS, SOCIAL_POSTS, SPEAKER_STEPS, SPEAKER_WELCOME } from './affiliate-kit.js';
import { RECORDING_COUNT, SPEAKER_COUNT } from './copy-figures.js';
import { placeholdersOf } from './figures.js';

const texts = [
  ...EMAIL_TEMPLATES.map(({ body }) => body),
  ...SOCIAL_POSTS.map(({ content }) => content),
  ...LINKEDIN_POSTS.map(({ content }) => content),
];

describe('the speaker kit', () => {
  it('has 3 e-mails, 4 posts and 2 LinkedIn posts (F-299)', () => {
    expect(EMAIL_TEMPLATES).toHaveLength(3);
    expect(SOCIAL_POSTS).toHaveLength(4);
    expect(LINKEDIN_POSTS).toHaveLength(2);
    expect(new Set(texts).size).toBe(9);
  });

  it('has five steps that end with using only that link (F-295)', () => {
    expect(SPEAKER_STEPS).toHaveLength(5);
    expect(SPEAKER_STEPS[4]).toMatch(/^Use only that link/);
  });

  it('has the link exactly once in each text, and says that it earns a commission', () => {
    for (const text of texts) {
      expect(placeholdersOf(text).filter((key) => key === 'link')).toHaveLength(1);
      expect(text).toMatch(/affiliate link/i);
    }
  });

  it('keeps posts short enough for any network once a link is in', () => {
    for (const { content } of SOCIAL_POSTS) expect(content.replace('{link}', '').length).toBeLessThanOrEqual(260);
  });

  it('keeps subjects under 60 characters', () => {
    for (const { subject } of EMAIL_TEMPLATES) expect(subject.length).toBeLessThanOrEqual(60);
  });

  it('counts speakers and sessions right', () => {
    expect(texts.join('\n')).toContain(`${SPEAKER_COUNT} speakers`);
    expect(texts.join('\n')).toContain(`together with ${RECORDING_COUNT - 1} other sessions`);
    expect(texts.join('\n')).toContain(`those of ${SPEAKER_COUNT - 1} other speakers`);
  });

  it('welcomes in the name of the host', () => {
    expect(SPEAKER_WELCOME.signature).toBe('Helena Brandvold');
    expect(SPEAKER_WELCOME.paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(SPEAKER_WELCOME.paragraphs.join(' ')).toContain('50%');
  });
});
