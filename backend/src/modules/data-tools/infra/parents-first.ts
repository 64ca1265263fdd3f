/** Sorts so that whoever is referred to comes before whoever refers to it; otherwise the given order stays. */
export function parentsFirst<Set extends { table: string }>(
  sets: readonly Set[],
  references: readonly { child: string; parent: string }[],
): Set[] {
  const sorted: Set[] = [];
  const visit = (set: Set): void => {
    if (sorted.includes(set)) return;
    for (const { child, parent } of references) {
      const first = child === set.table && sets.find(({ table }) => table === parent);
      if (first) visit(first);
    }
    sorted.push(set);
  };
  sets.forEach(visit);
  return sorted;
}
