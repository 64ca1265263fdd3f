import preset from '../jest.node.preset.mjs';

export default preset(import.meta.dirname, { testTimeout: 20_000 });
