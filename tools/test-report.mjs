import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the tests of each suite are, and what their files are called. */
const suites = {
  unit: /^test\/(unit|contract)\/.+\.test\.tsx?$/,
  browser: /^test\/browser\/.+\.spec\.ts$/,
  engines: /^test\/browser\/.+\/engine-pages\.ts$/,
};

/**
 * The files of each suite whose paths below test/ hold one of the names; all of them where there is no name.
 * @returns lists of paths from the project's folder
 */
export function findTests(names, files = listFiles()) {
  const isNamed = (file) => names.length === 0 || names.some((name) => file.slice('test/'.length).includes(name));
  return Object.fromEntries(
    Object.entries(suites).map(([suite, pattern]) => [
      suite,
      files.filter((file) => pattern.test(file) && isNamed(file)).sort(),
    ]),
  );
}

function listFiles() {
  return readdirSync('test', { recursive: true }).map((name) => path.join('test', name).replaceAll(path.sep, '/'));
}

/** What Vitest's JSON report says: counts, and the failed tests by file and name. */
export function readUnitReport(report, root) {
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [`${file} (could not be run)`];
    return tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failed };
}

/**
 * What Playwright's JSON report says, in the same shape; a name says its engine where there are several. A test that
 * passed only when repeated has failed.
 */
export function readBrowserReport({ stats, suites: found, errors = [] }) {
  const failed = found.flatMap((suite) => listFailed(suite, []));
  const broken = errors.length > 0 && failed.length === 0 ? ['test/browser (could not be run)'] : [];
  return { passed: stats.expected, skipped: stats.skipped, failed: [...failed, ...broken] };
}

function listFailed({ title, file, specs = [], suites: below = [] }, above) {
  const names = title === file ? above : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => {
        const name = `test/browser/${file} › ${[...names, spec.title].join(' ')}`;
        return projectName ? `${name} (${projectName})` : name;
      }),
  );
  return [...own, ...below.flatMap((suite) => listFailed(suite, names))];
}
