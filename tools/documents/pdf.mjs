/**
 * A small PDF writer: headings, paragraphs and lists of Markdown on A4 pages. Chinese uses the reader's own song
 * typeface (a predefined CJK font that is not embedded), English Helvetica, so a page weighs two kilobytes.
 */
const page = { width: 595, height: 842, margin: 64 };

const fonts = {
  cn: '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 95 500] /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 737 /StemV 58 >> >>] >>',
  en: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
};

/** Half an em for Latin, a whole one for CJK: near enough to break lines. */
const widthOf = (text, size) =>
  [...text].reduce((sum, char) => sum + (char.codePointAt(0) > 0x2e7f ? size : size * 0.5), 0);

function* wrap(text, size, width) {
  const pieces = text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/g) ?? [];
  let line = '';
  for (const piece of pieces) {
    const closing = /^[，。；：、！？》”）]$/.test(piece);
    if (line && !closing && widthOf(line + piece.trimEnd(), size) > width) {
      yield line.trimEnd();
      line = '';
    }
    line += piece;
  }
  if (line.trim()) yield line.trimEnd();
}

const plain = (text) => text.replace(/\*\*|`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** WinAnsi has the typographer's marks at its own places. */
const ansi = { '‘': '\x91', '’': '\x92', '“': '\x93', '”': '\x94', '–': '\x96', '—': '\x97', '…': '\x85' };

function encode(text, mark) {
  if (mark === 'cn') return `<${[...text].map((char) => char.codePointAt(0).toString(16).padStart(4, '0')).join('')}>`;
  return `(${[...text]
    .map((char) => ansi[char] ?? char)
    .join('')
    .replace(/[\\()]/g, '\\$&')})`;
}

/** Text lines with their size and place, broken over pages. */
function layOut(markdown) {
  const pages = [[]];
  let y = page.height - page.margin;
  const put = (text, size, before) => {
    y -= before;
    for (const line of wrap(text, size, page.width - page.margin * 2)) {
      if (y < page.margin) {
        pages.push([]);
        y = page.height - page.margin;
      }
      pages.at(-1).push({ line, size, y });
      y -= size * 1.65;
    }
  };
  for (const raw of markdown.split('\n')) {
    const text = plain(raw.trim());
    const heading = /^(#{1,3}) (.*)$/.exec(text);
    if (heading) put(heading[2], [22, 14, 12][heading[1].length - 1], 14);
    else if (/^[-*] /.test(text)) put(`· ${text.slice(2)}`, 10.5, 0);
    else if (text) put(text, 10.5, 2);
  }
  return pages;
}

/** @returns {Buffer} a whole PDF file */
export function pdf(markdown, mark) {
  const pages = layOut(markdown);
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', fonts[mark]];
  const kids = pages.map((lines) => {
    const text = lines.map(
      ({ line, size, y }) =>
        `BT /F1 ${size} Tf 0.06 0.11 0.18 rg 1 0 0 1 ${page.margin} ${y.toFixed(1)} Tm ${encode(line, mark)} Tj ET`,
    );
    const rule = `0.79 0.25 0.11 RG 2 w ${page.margin} 40 m ${page.margin + 48} 40 l S`;
    const stream = [...text, rule].join('\n');
    objects.push(`<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`;
  let body = '%PDF-1.5\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + tail, 'latin1');
}
