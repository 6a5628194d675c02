/** An entry's labels, which content writes with commas between them (section 3). */
export function readLabels(label: string | undefined): string[] {
  return (label ?? '')
    .split(/[,，、]/)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Lists as each language writes them: with 、 in Chinese, with a comma elsewhere. */
export function joinLabels(labels: readonly string[], mark: string): string {
  return labels.join(mark === 'cn' ? '、' : ', ');
}
