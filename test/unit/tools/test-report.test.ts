import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTests, readBrowserReport, readUnitReport } from '../../../tools/test-report.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const runTests = (...names: string[]) =>
  spawnSync(process.execPath, ['tools/test.mjs', ...names], { cwd: root, encoding: 'utf8' });

describe('npm test', () => {
  it('refuses a name that no file has', () => {
    const { status, stderr } = runTests('no-such-test');
    expect(stderr).toMatch(/^No test file has "no-such-test" in its path below test\/\.\n/);
    expect(status).toBe(2);
  });
});

describe('a name', () => {
  const files = [
    'test/unit/form/draft.test.ts',
    'test/unit/kit/view.test.tsx',
    'test/unit/kit/support/form.ts',
    'test/contract/form.test.ts',
    'test/browser/form.spec.ts',
    'test/browser/home.spec.ts',
    'test/browser/foreign/engines/engine-pages.ts',
    'test/browser/foreign/engines/process.ts',
  ];

  it('narrows every suite to the files that have it in their path', () => {
    expect(findTests(['form'], files)).toEqual({
      unit: ['test/contract/form.test.ts', 'test/unit/form/draft.test.ts'],
      browser: ['test/browser/form.spec.ts'],
      engines: [],
    });
  });

  it('may leave a suite out', () => {
    expect(findTests(['kit/'], files)).toEqual({ unit: ['test/unit/kit/view.test.tsx'], browser: [], engines: [] });
  });

  it('is one of several', () => {
    expect(findTests(['draft', 'home'], files)).toEqual({
      unit: ['test/unit/form/draft.test.ts'],
      browser: ['test/browser/home.spec.ts'],
      engines: [],
    });
  });

  it('may be of what is tried in the other engines', () => {
    expect(findTests(['engines/'], files)).toEqual({
      unit: [],
      browser: [],
      engines: ['test/browser/foreign/engines/engine-pages.ts'],
    });
  });
});

describe('the names of failed tests', () => {
  it('are read from Vitest, with files that could not be run', () => {
    const file = (name: string, status: string, ...tests: [string, string][]) => ({
      name: path.join(root, name),
      status,
      assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
    });
    const report = {
      numPassedTests: 4,
      numPendingTests: 1,
      testResults: [
        file('test/unit/a.test.ts', 'failed', ['a form is sent', 'failed'], ['a form is kept', 'passed']),
        file('test/unit/b.test.ts', 'failed'),
        file('test/unit/c.test.ts', 'passed', ['c', 'passed']),
      ],
    };
    expect(readUnitReport(report, root)).toEqual({
      passed: 4,
      skipped: 1,
      failed: ['test/unit/a.test.ts › a form is sent', 'test/unit/b.test.ts (could not be run)'],
    });
  });

  it('are read from Playwright, with those that passed only when repeated', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const report = {
      stats: { expected: 1, skipped: 0 },
      errors: [],
      suites: [
        {
          title: 'form.spec.ts',
          file: 'form.spec.ts',
          specs: [spec('is sent', 'unexpected'), spec('is kept', 'expected')],
          suites: [{ title: 'a modal', file: 'form.spec.ts', specs: [spec('closes', 'flaky')] }],
        },
      ],
    };
    expect(readBrowserReport(report)).toEqual({
      passed: 1,
      skipped: 0,
      failed: ['test/browser/form.spec.ts › is sent', 'test/browser/form.spec.ts › a modal closes'],
    });
  });

  it('say which engine they failed in, where there are several', () => {
    const tests = [
      { projectName: 'firefox', status: 'expected' },
      { projectName: 'webkitgtk', status: 'unexpected' },
    ];
    const suites = [{ title: 'a.ts', file: 'a.ts', specs: [{ title: 'a menu opens', tests }] }];
    expect(readBrowserReport({ stats: { expected: 1, skipped: 0 }, suites }).failed).toEqual([
      'test/browser/a.ts › a menu opens (webkitgtk)',
    ]);
  });

  it('are told where Playwright ended before any test', () => {
    const report = { stats: { expected: 0, skipped: 0 }, errors: [{ message: 'no server' }], suites: [] };
    expect(readBrowserReport(report).failed).toEqual(['test/browser (could not be run)']);
  });
});
