/** A tag, an attribute or a directive, which a browser would break at its hyphens. */
const hyphened = /((?:<\/?)?[a-z]+(?:-[a-z]+)+>?)/;
/** In letters: a longer name, such as a host's, may be wider than its line. */
const longest = 24;

/** Lines of code, in which a name stays whole where a line ends. */
export function CodeText({ text }: { text: string }) {
  return text.split(hyphened).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name
      <span key={index} className={part.length > longest ? undefined : 'whole'}>
        {part}
      </span>
    ),
  );
}
