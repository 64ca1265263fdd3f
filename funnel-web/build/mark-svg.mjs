import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '@summit/ui/art/Mark';

/** The logo mark as the text of an SVG file. */
export const markSvg = (size) => renderToStaticMarkup(createElement(Mark, { size })).replace(/ style="[^"]*"/, '');
