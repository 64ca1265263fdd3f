// Loaded before every command that a newcomer runs first (`node -r`). Plain ES5: an old Node.js must be able to read it and say
// what it lacks, before it meets an import or a syntax it does not know.
'use strict';

/**
 * What to tell whoever runs this with a Node.js that is too old; undefined where it is new enough.
 * @param {string} running such as `18.20.4`
 * @param {string} wanted `engines.node` of package.json, such as `>=20.19.0`
 */
function complaint(running, wanted) {
  var least = wanted.replace('>=', '');
  var have = running.split('.').map(Number);
  var need = least.split('.').map(Number);
  var part = 0;
  while (part < 2 && have[part] === need[part]) part += 1;
  if (have[part] >= need[part]) return undefined;
  return (
    'This project needs Node.js ' +
    least +
    ' or newer; this is ' +
    running +
    '. Install it from https://nodejs.org and try again.'
  );
}

var sentence = complaint(process.versions.node, require('../package.json').engines.node);
if (sentence) {
  console.error(sentence);
  process.exit(1);
}

module.exports = { complaint: complaint };
