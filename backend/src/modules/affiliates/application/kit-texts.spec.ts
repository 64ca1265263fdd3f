import { kitTexts } from './kit-texts.js';

const LINK = 'https://funnel.test/?ref=AMARA';

describe('the texts of a kit', () => {
  const texts = kitTexts(LINK);

  it('are 3 emails, 4 social posts, 2 LinkedIn posts and the link (F-299)', () => {
    const inFolder = (folder: string) => texts.filter(({ name }) => name.startsWith(folder)).length;
    expect([inFolder('Emails/'), inFolder('Social_Posts/'), inFolder('LinkedIn_Posts/'), texts.length]).toEqual([
      3, 4, 2, 10,
    ]);
    expect(new Set(texts.map(({ name }) => name)).size).toBe(10);
    for (const { name } of texts) expect(name).toMatch(/^(?:[A-Za-z_]+\/)?[A-Za-z0-9_]+\.txt$/);
  });

  it('carry the own link once each, and no placeholder', () => {
    for (const { text } of texts) {
      expect(text.split(LINK)).toHaveLength(2);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});
