const file = 'docs/performance.md';
const findTable = (name) => new RegExp(`<!-- ${name} -->\\n[\\s\\S]*?<!-- /${name} -->`);
const table = findTable('site');
const show = (figure) => figure?.toLocaleString('en') ?? '';

/** How far a figure may be from what is measured: texts differ by the day, and pictures by what is nearly in sight. */
const slackOf = (column, figure) =>
  column === 'Requests' ? 2 : column === 'Image' ? Math.max(4096, figure / 10) : Math.max(256, figure / 33);

/** The rows as a table in Markdown. @param heading what the rows are */
export function writeTable(rows, columns, heading = 'Page') {
  const lines = rows.map((row) => `| ${[row.name, ...columns.map((column) => show(row[column]))].join(' | ')} |`);
  return [`| ${heading} | ${columns.join(' | ')} |`, `|---|${columns.map(() => '-:|').join('')}`, ...lines].join('\n');
}

/** Writes what was measured of the pages into the document. */
export function writeSiteFigures(rows, columns, read, write) {
  replaceTable('site', writeTable(rows, columns), read, write);
}

/** Writes a table into the place that has its name, in the document of performance unless another is said. */
export function replaceTable(name, text, read, write, place = file) {
  write(place, read(place).replace(findTable(name), `<!-- ${name} -->\n${text}\n<!-- /${name} -->`));
}

/**
 * Holds what the document says of each page's bytes against what was measured; of times it holds nothing.
 * @param columns those that are held
 * @returns one line for each figure that has aged
 */
export function findAgedSiteFigures(rows, columns, read) {
  const lines = (table.exec(read(file))?.[0] ?? '').split('\n');
  const cells = (line) => line.split('|').map((cell) => cell.trim());
  const headings = cells(lines[1] ?? '');
  return rows.flatMap((row) => {
    const line = lines.find((each) => each.startsWith(`| ${row.name} |`));
    if (!line) return [`${file}: there is no row of the ${row.name}`];
    return columns.flatMap((column) => {
      const told = Number(cells(line)[headings.indexOf(column)]?.replaceAll(',', ''));
      const good = Math.abs(told - row[column]) <= slackOf(column, row[column]);
      return good ? [] : [`${file}, ${row.name}, ${column}: it says ${told}, and it is ${row[column]}`];
    });
  });
}
