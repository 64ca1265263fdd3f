/** US Letter in points. Labels hang in the left column, text keeps a measure of about 68 characters. */
export const PAGE = { width: 612, height: 792 } as const;
export const FRAME = { left: 54, right: 558, top: 84, bottom: 726 } as const;
export const FRAME_WIDTH = FRAME.right - FRAME.left;
export const FRAME_HEIGHT = FRAME.bottom - FRAME.top;
export const TEXT = { left: 138, width: 400 } as const;
/** Between a hanging label and the text. */
export const LABEL_GAP = 12;
