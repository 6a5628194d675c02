import { expect, it } from 'vitest';
import { layOutEngines, readEngineReport } from '../../../tools/engine-report.mjs';

const spec = (page: string, projectName: string, status: string) => ({
  title: `the form is sent from a page (of any kind) with ${page} (${page})`,
  tests: [{ projectName, status }],
});

it('tells by page and engine what passed, what failed and what was not come to', () => {
  const pages = readEngineReport({
    suites: [
      { specs: [spec('quirks', 'chromium', 'expected'), spec('gbk', 'chromium', 'unexpected')] },
      { suites: [{ specs: [spec('quirks', 'firefox', 'expected'), spec('gbk', 'firefox', 'flaky')] }] },
      { specs: [spec('quirks', 'webkitgtk', 'skipped')] },
    ],
  });
  const engines = ['Chromium', 'Firefox', 'WebKitGTK'].map((title) => ({ title, name: title.toLowerCase() }));
  expect(layOutEngines(pages, engines).split('\n')).toEqual([
    'PAGE    Chromium  Firefox  WebKitGTK',
    'quirks  passed    passed   FAILED',
    'gbk     FAILED    FAILED   –',
    'passed  1 of 2    1 of 2   0 of 1',
  ]);
});
