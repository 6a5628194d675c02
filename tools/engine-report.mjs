/**
 * What Playwright's JSON report says of each page in each engine.
 * @returns by the page's name, in the report's order, the engines' names and whether the page passed there
 */
export function readEngineReport({ suites }) {
  const pages = new Map();
  for (const { title, tests } of suites.flatMap(listSpecs)) {
    const page = /\(([^()]+)\)$/.exec(title)?.[1] ?? title;
    const engines = pages.get(page) ?? new Map();
    for (const { projectName, status } of tests) engines.set(projectName, status === 'expected');
    pages.set(page, engines);
  }
  return pages;
}

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Pages as rows and engines as columns: passed, FAILED, or – where a page was not come to. */
export function layOutEngines(pages, engines) {
  const say = (passed) => (passed === undefined ? '–' : passed ? 'passed' : 'FAILED');
  const rows = [...pages].map(([page, results]) => [page, ...engines.map(({ name }) => say(results.get(name)))]);
  const sums = engines.map(({ name }) => {
    const results = [...pages.values()].map((each) => each.get(name)).filter((passed) => passed !== undefined);
    return `${results.filter(Boolean).length} of ${results.length}`;
  });
  const table = [['PAGE', ...engines.map(({ title }) => title)], ...rows, ['passed', ...sums]];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
