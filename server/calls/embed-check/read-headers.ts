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

/** How `curl -v` marks the first line of an answer. */
const verbose = /^< HTTP\/\d/i;

/** Of what `curl -v` tells, the answer's lines: what it asked itself and what it remarks is marked otherwise. */
const readVerbose = (lines: readonly string[]) =>
  lines.filter((line) => !/^[>*{}]( |$)/.test(line)).map((line) => line.replace(/^< ?/, ''));

/**
 * Headers as people paste them: a whole response of `curl -i`, all that `curl -v` tells, the rows of a browser's tools
 * with the value below its name, a value that goes on in the next line, or a policy alone.
 */
export function readHeaders(text: string): Header[] {
  const headers: Header[] = [];
  let open: Header | undefined;
  const lines = text.split(/\r\n?|\n/);
  for (const line of lines.some((each) => verbose.test(each)) ? readVerbose(lines) : lines) {
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
