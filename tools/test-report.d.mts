interface Result {
  passed: number;
  skipped: number;
  failed: string[];
}

export function findTests(
  names: string[],
  files?: string[],
): {
  unit: string[];
  browser: string[];
  engines: string[];
};
export function readUnitReport(report: object, root: string): Result;
export function readBrowserReport(report: object): Result;
