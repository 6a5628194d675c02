/** Where a weight is told in prose, in KB with one decimal; `(…)` is the figure. */
const claims = [
  { file: 'README.md', pattern: /by one script of ([\d.]+) KB/, of: 'loader' },
  { file: 'docs/architecture.md', pattern: /A script of ([\d.]+) KB brings/, of: 'loader' },
  { file: 'docs/embedding.md', pattern: /The script is ([\d.]+) KB\./, of: 'loader' },
];

/** How far README's table may be from what is measured, in bytes: the home page's text, for one, differs by the day. */
export const slackOf = (bytes) => Math.max(32, bytes / 100);

const table = /<!-- bench -->\n[\s\S]*?<!-- \/bench -->/;
const count = (bytes) => bytes.toLocaleString('en');
const inKilobytes = (bytes) => (bytes / 1024).toFixed(1);

/**
 * Holds what the documents say against what was measured.
 * @param read gives a file's text by its name
 * @returns one line for each figure that has aged
 */
export function findAgedFigures(rows, read) {
  const text = table.exec(read('README.md'))?.[0] ?? '';
  const aged = rows.flatMap(({ label, bytes, most }) => {
    const line = text.split('\n').find((row) => row.startsWith(`| ${label} |`));
    const [told, limit] = (line?.match(/[\d,]+(?= \|)/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
    const good = Math.abs(told - bytes) <= slackOf(bytes) && limit === most;
    return good ? [] : [`README.md, "${label}": it says ${told} of ${limit}, and it is ${bytes} of ${most} bytes`];
  });
  for (const { file, pattern, of } of claims) {
    const told = pattern.exec(read(file))?.[1];
    const measured = inKilobytes(rows.find(({ name }) => name === of).bytes);
    if (told !== measured)
      aged.push(`${file}: it says ${told ?? 'nothing'} where ${pattern} stands, and it is ${measured} KB`);
  }
  return aged;
}

/** Writes what was measured into the documents. */
export function writeFigures(rows, read, write) {
  const lines = rows.map(({ label, bytes, most }) => `| ${label} | ${count(bytes)} | ${count(most)} |`);
  const text = ['<!-- bench -->', '| | Bytes | Limit |', '|---|-:|-:|', ...lines, '<!-- /bench -->'].join('\n');
  write('README.md', read('README.md').replace(table, text));
  for (const { file, pattern, of } of claims) {
    const measured = inKilobytes(rows.find(({ name }) => name === of).bytes);
    write(
      file,
      read(file).replace(pattern, (claim, told) => claim.replace(told, measured)),
    );
  }
}
