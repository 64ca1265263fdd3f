export { memoryStore } from '@summit/testing/memory-store';
