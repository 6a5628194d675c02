type Pages = Map<string, Map<string, boolean>>;

export function readEngineReport(report: object): Pages;
export function layOutEngines(pages: Pages, engines: readonly { name: string; title: string }[]): string;
