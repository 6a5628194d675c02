export function hintCompiling(): { renderChunk(code: string): string | null };
