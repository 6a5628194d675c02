import type { EmbedForm } from '../../contract/entities/embed.ts';
import type { Form, FormField } from '../../contract/entities/form.ts';
import { isMultiple, isRequired } from '../../contract/form-fields.ts';
import { type AnyTextTable, fillIn, languageOf } from '../../contract/text.ts';
import { text } from './form.text.ts';

/** What form.style.ts comes to: widths of the text, and the step around the form, at its largest. */
const layouts = {
  narrow: { heading: 270, column: 300, row: 300, columns: 1, stack: 28, title: 20 },
  wide: { heading: 575, column: 290, row: 607, columns: 2, stack: 56, title: 24 },
} as const;
type Layout = (typeof layouts)[keyof typeof layouts];

const control = 48;
const gap = 16;

/**
 * What a page keeps free for a form before any of its code has come: what the form will take, or slightly more. The
 * widths of letters are guessed, since nobody has measured them where snippets are written.
 * @param mark the site's, which decides over the height of lines
 */
export function measureForm(form: Form, mark: string): EmbedForm['room'] {
  const measure = (layout: Layout) => Math.ceil(measureIn(form, mark, layout) / 10) * 10;
  return { narrow: measure(layouts.narrow), wide: measure(layouts.wide) };
}

function measureIn({ name, description, formFields }: Form, mark: string, layout: Layout): number {
  const isChinese = languageOf(mark) === 'cn';
  const small = 14 * (isChinese ? 1.65 : 1.5);
  const body = 16 * (isChinese ? 1.75 : 1.6);
  const say = (key: keyof typeof text) => fillIn((text as AnyTextTable)[key]?.[languageOf(mark)] ?? '', {});

  const measureField = (field: FormField, width: number) => {
    const label =
      countLines(isRequired(field) ? field.name : `${field.name} ${say('optional')}`, 14, width) * small + 4;
    const explain = field.explain ? 4 + countLines(field.explain, 14, width) * small : 0;
    return label + measureControl(field, width) + explain;
  };
  const measureControl = (field: FormField, width: number) => {
    if (field.type === 'TEXTAREA') return 96;
    if (!isBoxes(field)) return control;
    const others = field.openOther === 'TURNON' ? [say('other')] : [];
    return countRows([...(field.fieldOptions ?? []), ...others], width) * (body + gap);
  };

  const heading =
    layout.stack +
    countLines(name, layout.title, layout.heading) * layout.title * (isChinese ? 1.4 : 1.3) +
    (description ? 4 + countLines(description, 16, layout.heading) * body : 0) +
    gap;
  const rows: number[] = [];
  let isHalf = false;
  for (const field of formFields) {
    const isWhole = layout.columns === 1 || field.type === 'TEXTAREA' || isBoxes(field);
    const height = measureField(field, isWhole ? layout.row : layout.column);
    if (isHalf && !isWhole) rows.push(Math.max(rows.pop() ?? 0, height));
    else rows.push(height);
    isHalf = !isWhole && !isHalf;
  }
  const fields = rows.reduce((sum, height) => sum + height + gap, -gap);
  const consent = 8 + gap + countLines(`${say('consent')} ${say('policy')}`, 16, layout.row - 28) * body + gap;
  return heading + fields + consent + control + layout.stack;
}

const isBoxes = (field: FormField) => (field.type === 'RADIO' || isMultiple(field)) && field.displayForm !== 'SELECT';

/** How wide a text is in ems: Chinese letters are squares, others about half as wide. */
const measureText = (words: string) =>
  [...words].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? 1 : 0.52), 0);

const countLines = (words: string, size: number, width: number) => Math.ceil((measureText(words) * size) / width);

/** Choices stand side by side for as long as there is room. */
function countRows(choices: readonly string[], width: number): number {
  let rows = 1;
  let used = 0;
  for (const choice of choices) {
    const own = 28 + measureText(choice) * 16;
    if (used > 0 && used + own > width) {
      rows += 1;
      used = 0;
    }
    used += own + 24;
  }
  return rows;
}
