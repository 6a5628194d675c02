/**
 * Whether a version of Node is within package.json's `engines.node`, of which it knows what stands there: alternatives,
 * each of them `^` or `>=` and a version.
 */
export function isWithin(version, range) {
  const given = numbersOf(version);
  return range.split('||').some((part) => {
    const least = numbersOf(part);
    return !isLess(given, least) && (part.includes('>=') || given[0] === least[0]);
  });
}

/** One line: what is needed, what this is and what to do. */
export function describeNeed(version, range) {
  const wanted = range.split('||').map((part) => `${numbersOf(part).slice(0, 2).join('.')}+`);
  return `Vitrine needs Node ${wanted.join(' or ')}, and this is ${version}. Install a newer one from https://nodejs.org and try again.`;
}

function numbersOf(text) {
  return text
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
}

function isLess(one, other) {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && one[at] < other[at];
}
