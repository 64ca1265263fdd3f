// Brotli without a module: where a browser takes it, a location looks for the .br file first that lies beside the text file (pack.mjs).
// nginx would name a type by the last ending, so a location that does this holds files of one type only.
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/**
 * What a location needs that sends .br files. The type of these names its charset, so that neither gzip nor charset of nginx touches them.
 * @param {keyof typeof TYPES} ending of the files of this location
 */
export const brotliOf = (ending) => [
  `types { ${TYPES[ending]} ${ending}; "${TYPES[ending]}; charset=utf-8" br; }`,
  'add_header Content-Encoding $file_encoding;',
  'add_header Vary $file_vary;',
];

/**
 * Each of these files, its .br file before it for a browser that takes it.
 * @param {readonly string[]} files as `try_files` names them
 */
export const packedFirst = (files) => files.flatMap((file) => [`${file}$brotli`, file]).join(' ');
