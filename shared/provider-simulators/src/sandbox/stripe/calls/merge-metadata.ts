/** Adds to an object's metadata; an empty value removes its name. */
export function mergeMetadata(kept: Record<string, string>, added: Record<string, string> | undefined): void {
  for (const [name, value] of Object.entries(added ?? {})) {
    if (value === '') delete kept[name];
    else kept[name] = value;
  }
}
