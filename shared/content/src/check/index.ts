export { figuresIn, type FigureInText, type KnownFigure } from './figures-in-text.js';
export { STATED_FIGURES } from './stated-figures.js';
export { textFindings, type ContentText, type TextFinding, type TextKind } from './text-rules.js';
