import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { box, colours, path, text, tones } from './draw.mjs';
import { drawOnPaper } from './frame.mjs';

const { ink, soft, accent } = colours;

const shared = {
  cn: ['共用主数据', '物料 · 组织 · 人员 · 科目 · 往来单位'],
  en: ['Shared master data', 'Items · organization · people · accounts · partners'],
};

/** As wide as the picture is in a phone's view: 356 of the 840 px that it is shown at there, of 1400. */
const titleRoom = (356 / 840) * 1400 - 90;

const content = (language, slug) =>
  new URL(`../../../examples/content/${language}/product/${slug}.md`, import.meta.url);

/** A product's functions as its page names them, over the data that all products share. What it is begins where a phone begins to show it. */
export async function drawDiagram(slug, language, canvas) {
  const [, front] = (await readFile(content(language, slug), 'utf8')).split(/^---$/m);
  const { name, coreFunctions } = parse(front);
  return drawOnPaper(canvas, ({ x, y, width, height }) => {
    const gap = 34;
    const wide = (width - gap * (coreFunctions.length - 1)) / coreFunctions.length;
    const base = 116;
    const top = 96;
    const deep = height - top - base - 86;
    return [
      box(x, y, width, top - 20, { fill: ink, radius: 10 }),
      text(name, x + 26, y + 50, { size: 32, bold: true, fill: '#fff', room: titleRoom }),
      ...coreFunctions.map(({ name: group, functionList }, index) => {
        const left = x + (wide + gap) * index;
        const start = y + top + 24;
        const high = Math.min(104, (deep - 70) / functionList.length);
        return (
          path(
            [
              [left + wide / 2, y + top - 20],
              [left + wide / 2, start],
            ],
            { stroke: tones.m },
          ) +
          box(left, start, wide, deep, { fill: '#fff', stroke: tones.p, radius: 10 }) +
          text(group, left + 26, start + 50, { size: 30, bold: true, room: wide - 52 }) +
          functionList
            .map(
              ({ title }, at) =>
                box(left + 18, start + 76 + high * at, wide - 36, high - 14, { fill: tones.w, radius: 8 }) +
                text(title, left + 38, start + 76 + high * (at + 0.5) + 3, { size: 28, fill: soft, room: wide - 76 }),
            )
            .join('') +
          path(
            [
              [left + wide / 2, start + deep],
              [left + wide / 2, y + height - base],
            ],
            { stroke: accent, width: 3 },
          )
        );
      }),
      path(
        [
          [x, y + height - base],
          [x + width, y + height - base],
        ],
        { stroke: accent, width: 5 },
      ),
      box(x, y + height - base + 14, width, base - 14, { fill: tones.w, radius: 10 }),
      text(shared[language][0], x + 26, y + height - base + 56, { size: 28, bold: true, room: titleRoom }),
      text(shared[language][1], x + 26, y + height - 20, { size: 27, fill: soft, room: width - 52 }),
    ].join('');
  });
}
