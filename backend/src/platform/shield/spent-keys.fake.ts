/** Used keys, in memory. */
export class SpentKeysInMemory {
  private readonly keys = new Set<string>();

  async spend(key: string): Promise<boolean> {
    const isNew = !this.keys.has(key);
    this.keys.add(key);
    return isNew;
  }
}
