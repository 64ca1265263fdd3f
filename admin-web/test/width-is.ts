/** What the page asks of its screen is answered for one of this width. */
export const widthIs = (width: number) => {
  window.matchMedia = ((query: string) => ({
    matches: width <= Number(/max-width:\s*([\d.]+)/.exec(query)?.[1] ?? 0),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  })) as unknown as typeof window.matchMedia;
};
