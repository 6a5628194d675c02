/** A header of a response, its name in small letters. */
export interface Header {
  name: string;
  value: string;
}

/** Headers that say something of widgets. */
const telling = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'integrity-policy',
  'integrity-policy-report-only',
]);

const directivePattern =
  /^(?:(?:default|script|style|connect|img|media|font|frame|child|worker|object|manifest)-src(?:-elem|-attr)?|sandbox|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types|upgrade-insecure-requests)(?=[\s;]|$)/i;

/**
 * Headers as people paste them: an answer's head, the rows of a browser's tools with the value below its name, a value
 * that goes on in the next line, or a policy alone.
 */
export function readHeaders(lines: readonly string[]): Header[] {
  const headers: Header[] = [];
  let open: Header | undefined;
  for (const line of lines) {
    const trimmed = line.trim();
    const [, name, value = ''] = /^:?([!#$%&'*+.^`|~\w-]+)[ \t]*:(?!\/\/)(.*)$/.exec(trimmed) ?? [];
    if (trimmed === '' || /^HTTP\/\d/i.test(trimmed)) open = undefined;
    else if (open && (open.value === '' || directivePattern.test(trimmed) || (/^\s/.test(line) && !name)))
      open.value = `${open.value} ${trimmed}`.trim();
    else if (name || telling.has(trimmed.toLowerCase())) {
      open = { name: (name ?? trimmed).toLowerCase(), value: value.trim() };
      headers.push(open);
    } else if (directivePattern.test(trimmed)) {
      open = { name: 'content-security-policy', value: trimmed };
      headers.push(open);
    } else open = undefined;
  }
  return headers;
}
