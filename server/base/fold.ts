/** Folds case and width, so that ＡＩ finds ai. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
