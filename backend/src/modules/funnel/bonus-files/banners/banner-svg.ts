import { contourLines, DAY_RAMPS, markSvg, portraitSvg } from '@summit/art';
import { BANNER_SIZE as BANNER, type Speaker } from '@summit/content';
import { BRAND } from '../../../../platform/documents/brand-colors.js';
import { artWidth, speakerPlaces, WALL, WALL_CELL, wallPlaces, type PortraitPlace } from './portrait-places.js';
import { outlineLines, textOutline, type BannerText } from './text-outline.js';

const MARGIN = 64;
const DATES = '27–31 October 2025';
const SMALL: BannerText = { font: 'textStrong', size: 24, fill: BRAND.pineInk };
const LIGHT: BannerText = { font: 'text', size: 24, fill: BRAND.pineInk2 };

/** A drawing placed in a frame of the banner, cut like `slice`. */
const placed = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

const portrait = ({ name, left, top, width, height }: PortraitPlace, day: Speaker['day']): string =>
  placed(portraitSvg(name, day), left, top, width, height);

const banner = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER.width} ${BANNER.height}" width="${BANNER.width}" height="${BANNER.height}">` +
  `<rect width="${BANNER.width}" height="${BANNER.height}" fill="${BRAND.pine}"/>${content}</svg>`;

const wordmark = (y: number): string =>
  placed(markSvg(), MARGIN, y, 44, 44) +
  textOutline('Growth & Scale Summit', { ...SMALL, font: 'display', tracking: -0.02 }, MARGIN + 58, y + 31);

const textBlock = (lines: readonly string[], style: BannerText, leading: number, baseline: number): string =>
  lines.map((line, i) => textOutline(line, style, MARGIN, baseline + i * leading)).join('');

/** The banner of one speaker, or of a pair with two portraits (F-297, F-298). */
export function speakerBannerSvg(speaker: Pick<Speaker, 'name' | 'title' | 'topic' | 'day'>): string {
  const art = artWidth(speaker.name);
  const measure = BANNER.width - art - 2 * MARGIN;
  const portraits = speakerPlaces(speaker.name).map((place) => portrait(place, speaker.day));
  const nameStyle: BannerText = { font: 'display', size: 66, fill: BRAND.pineInk, tracking: -0.03 };
  const topicStyle: BannerText = { font: 'text', size: 30, fill: BRAND.pineInk };
  const name = outlineLines(speaker.name, nameStyle, measure);
  const title = outlineLines(speaker.title, LIGHT, measure);
  const topic = outlineLines(speaker.topic, topicStyle, measure);
  const leading = { name: 68, title: 32, topic: 39 };
  const nameTop = 318 - ((name.length - 1) * leading.name + (topic.length - 1) * leading.topic) / 2;
  const titleTop = nameTop + (name.length - 1) * leading.name + 48;
  const topicTop = titleTop + (title.length - 1) * leading.title + 68;
  const ramp = DAY_RAMPS[speaker.day];
  return banner(
    placed(contourLines(`banner/${speaker.name}`, 780, 628, '#123830'), 0, 0, BANNER.width - art, BANNER.height) +
      portraits.join('') +
      wordmark(MARGIN - 8) +
      textBlock(name, nameStyle, leading.name, nameTop) +
      textBlock(title, LIGHT, leading.title, titleTop) +
      textBlock(topic, topicStyle, leading.topic, topicTop) +
      `<rect x="${MARGIN}" y="${BANNER.height - 84}" width="40" height="4" fill="${ramp[3]}"/>` +
      textOutline(`Day ${speaker.day}`, { ...SMALL, fill: ramp[4] }, MARGIN, BANNER.height - 44) +
      textOutline(DATES, LIGHT, MARGIN + 84, BANNER.height - 44),
  );
}

/** The banner of everyone: a wall of portraits in the colors of their days (F-296). */
export function allSpeakersBannerSvg(speakers: readonly Pick<Speaker, 'name' | 'day'>[]): string {
  const wall = wallPlaces(speakers.map(({ name }) => name)).map((cell, i) =>
    cell.map((place) => portrait(place, speakers[i]!.day)).join(''),
  );
  const free = WALL.columns * WALL.rows - speakers.length;
  const heading: BannerText = { font: 'display', size: 62, fill: BRAND.pineInk, tracking: -0.03 };
  return banner(
    placed(contourLines('banner/all', 424, 628, '#123830'), 0, 0, WALL.left, BANNER.height) +
      wall.join('') +
      (free > 0
        ? placed(
            markSvg(),
            BANNER.width - WALL_CELL.width + 16,
            BANNER.height - WALL_CELL.height / 2 - 32,
            WALL_CELL.width - 32,
            64,
          )
        : '') +
      wordmark(MARGIN - 8) +
      textBlock(['Five days,', `${speakers.length} speakers`], heading, 64, 300) +
      textBlock(outlineLines('Systems for a business that runs without you in the room', LIGHT, 300), LIGHT, 33, 424) +
      textOutline(DATES, SMALL, MARGIN, BANNER.height - 44),
  );
}
