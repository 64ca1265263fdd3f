/** What comes to a list and what goes from it: two who change one list at the same time keep both changes. */
export interface ListChange {
  add: string[];
  remove: string[];
}

/** What makes `after` of `before`. */
export const listChange = (before: readonly string[], after: readonly string[]): ListChange => ({
  add: after.filter((entry) => !before.includes(entry)),
  remove: before.filter((entry) => !after.includes(entry)),
});

/** What is there stays in its place and comes no second time; what is both added and taken away is there. */
export const withListChange = (list: readonly string[], { add, remove }: ListChange): string[] => [
  ...new Set([...list.filter((entry) => !remove.includes(entry)), ...add]),
];
