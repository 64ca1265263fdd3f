import { BriefCache } from './brief-cache.js';

/**
 * What the first one who asks loads, and everybody keeps. A load that fails is not kept: the next one who asks tries again. That helps where
 * the library was there but could not be opened; Node itself remembers for good that it could not read a file of a module.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const kept = new BriefCache(load, Infinity);
  return () => kept.value();
}
