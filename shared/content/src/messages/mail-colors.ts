/** Colors of the design tokens (light and dark scheme). Mail clients know no CSS variables, so the values stand here. */
export const MAIL_COLORS = {
  light: {
    paper: '#F5F7F3',
    surface: '#FFFFFF',
    ink: '#0E1F1A',
    ink2: '#42534C',
    ink3: '#5A6962',
    line: '#DCE3DB',
    primary: '#0F5C4D',
    onPrimary: '#FFFFFF',
    tint: '#E1F0EC',
  },
  dark: {
    paper: '#0A1411',
    surface: '#101C18',
    ink: '#E8F1EC',
    ink2: '#AFC0B8',
    ink3: '#8FA299',
    line: '#24342E',
    primary: '#6FD0B8',
    onPrimary: '#06231C',
    tint: '#10302B',
  },
  pine: { bg: '#0B2620', ink: '#F3F7F0' },
} as const;
