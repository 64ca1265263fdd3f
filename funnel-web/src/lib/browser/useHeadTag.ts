import { useEffect } from 'react';

/** A tag of the head by what identifies it, and the attribute that carries its value. */
export interface HeadTag {
  element: 'meta' | 'link';
  identity: readonly [attribute: string, value: string];
  carries: string;
}

export const DESCRIPTION: HeadTag = { element: 'meta', identity: ['name', 'description'], carries: 'content' };
export const ROBOTS: HeadTag = { element: 'meta', identity: ['name', 'robots'], carries: 'content' };
export const CANONICAL: HeadTag = { element: 'link', identity: ['rel', 'canonical'], carries: 'href' };

/** Keeps one tag of the head at `value` while the page is shown; no tag where the value is null. */
export function useHeadTag({ element, identity: [attribute, name], carries }: HeadTag, value: string | null): void {
  useEffect(() => {
    if (value === null) return;
    const found = document.head.querySelector(`${element}[${attribute}="${name}"]`);
    const tag = found ?? document.createElement(element);
    tag.setAttribute(attribute, name);
    tag.setAttribute(carries, value);
    if (!found) document.head.append(tag);
    return () => tag.remove();
  }, [element, attribute, name, carries, value]);
}
