/** Control characters and halves of characters have no place in a lead, and PostgreSQL refuses some of them. */
export function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
