export const isCobe: RegExp;
export function fitSource(source: string): string;
