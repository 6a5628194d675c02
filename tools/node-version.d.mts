export function isWithin(version: string, range: string): boolean;
export function describeNeed(version: string, range: string): string;
