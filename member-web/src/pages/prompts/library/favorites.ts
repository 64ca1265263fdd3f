import { browserStore, storedJson } from '@summit/web-app/browser/browser-store';
import { useCallback, useState } from 'react';

function keptFavorites(): number[] {
  const value = storedJson('promptFavorites');
  return Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one)) : [];
}

/** Prompts that the reader marked; they stay in this browser. */
export function useFavorites(): { favorites: ReadonlySet<number>; toggle: (id: number) => void } {
  const [favorites, setFavorites] = useState<ReadonlySet<number>>(() => new Set(keptFavorites()));
  const toggle = useCallback((id: number) => {
    const next = new Set(keptFavorites());
    if (!next.delete(id)) next.add(id);
    browserStore.set('promptFavorites', JSON.stringify([...next].sort((a, b) => a - b)));
    setFavorites(next);
  }, []);
  return { favorites, toggle };
}
