/** The header of W3C Trace Context: version, the trace's id, the caller's span, flags. Ids of nothing but 0 are none. */
const traceParent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/;

/** The id that a caller gave its trace, by which its log lines and ours are found together; nothing where it gave none. */
export function readTraceId(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? traceParent.exec(header)?.[1] : undefined;
}
