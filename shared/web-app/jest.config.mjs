import preset from '../../jest.web.preset.mjs';

export default preset(import.meta.dirname);
