import * as content from '@summit/content';
import { countRows, itemFindings } from './content-items.mjs';

const findings = (changed) =>
  itemFindings({ ...content, ...changed }).map(({ place, problem }) => `${place} ${problem}`);

describe('the lists of the content', () => {
  it('are complete', () => {
    expect(findings({})).toEqual([]);
    for (const { right } of countRows(content)) expect(right).toBe(true);
  });

  it.each([
    [{ PROMPTS: content.PROMPTS.slice(1) }, 'prompts (M-167) there must be 500'],
    [{ VIP_FAQ: content.VIP_FAQ.slice(1) }, 'questions on /vip (F-136) there must be 5'],
    [{ SPEAKER_COUNT: 30 }, 'speakers as the documents count them there must be 31'],
    [{ SESSIONS: content.SESSIONS.slice(2) }, 'sessions of edition 1 (M-042) there must be 30+'],
    [{ RECORDING_COUNT: 40 }, 'recordings that pages name there must be 40'],
  ])('are found short', (changed, finding) => {
    expect(findings(changed)).toContain(finding);
  });

  it('are found with a blank field', () => {
    const [first, ...rest] = content.LEGAL_PAGES;
    expect(findings({ LEGAL_PAGES: [{ ...first, metaDescription: ' ' }, ...rest] })).toContain(
      'LEGAL_PAGES.0.metaDescription is blank',
    );
  });

  it('are found with the same thing twice, whatever its case', () => {
    const [first, second, ...rest] = content.SPEAKERS;
    const twice = [first, { ...second, affiliateCode: first.affiliateCode.toLowerCase() }, ...rest];
    expect(findings({ SPEAKERS: twice })).toEqual(['SPEAKERS.1.affiliateCode is the same as in item 0']);
  });

  it('are found with a name that leads nowhere', () => {
    const [session, ...sessions] = content.SESSIONS;
    expect(findings({ SESSIONS: [{ ...session, speakerSlug: 'nobody' }, ...sessions] })).toEqual([
      `SESSIONS: ${session.topic} no speaker has this name`,
    ]);
    const [item, ...items] = content.PRICING_ITEMS;
    expect(findings({ PRICING_ITEMS: [{ ...item, itemId: 'gold' }, ...items] })).toEqual([
      'PRICING_ITEMS the price book has no price for it',
    ]);
    const [summit, other] = content.SUMMITS;
    expect(findings({ SUMMITS: [{ ...summit, filterSlug: 'growth' }, other] })).toEqual([
      'SUMMITS names differ from those of the contracts',
    ]);
  });
});
