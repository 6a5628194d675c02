/** What a policy is asked for, and which of its directives answers: the first that is there. */
const chains = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  img: ['img-src', 'default-src'],
  media: ['media-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
} as const;
export type Fetched = keyof typeof chains;

/** The directive that decides over something; without one everything is let through. */
export interface Directive {
  name: string;
  sources: readonly string[];
}

/** @param directives a policy's sources by their directive */
export function findDirective(
  directives: ReadonlyMap<string, readonly string[]>,
  fetched: Fetched,
): Directive | undefined {
  for (const name of chains[fetched]) {
    const sources = directives.get(name);
    if (sources) return { name, sources };
  }
  return undefined;
}

/**
 * The directive with a source more; in place of the one for everything it is one of its own, and has of that no words on
 * code where it is on none.
 */
export function withSource({ name, sources }: Directive, fetched: Fetched, source: string) {
  const isOfCode = fetched === 'script' || fetched === 'style';
  const kept = sources.filter((each) => (isOfCode ? !/^'none'$/i.test(each) : !/^'(?!self'$)/i.test(each)));
  const own = name === 'default-src' ? `${fetched}-src` : name;
  return {
    way: name === 'default-src' ? ('add' as const) : ('replace' as const),
    line: [own, ...kept, source].join(' '),
  };
}
