import { type MouseEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import { SurroundingsContext } from '../runtime/view.tsx';
import { followAnchor } from './anchors.ts';

interface RichTextProps {
  /** What the content server has rendered and sanitised. Left out of what hydration gets: there it stands in the page. */
  html: string | undefined;
  link(path: string): string;
  className?: string;
}

let nodes: typeof import('./rich-text-nodes.ts') | undefined;

const fetchNodes = async () => {
  nodes ??= await import('./rich-text-nodes.ts');
  return nodes;
};

/** The sheet of a widget with rich text, once the text can be built: coming later, it would move what is below it. */
export async function withRichText<Styles>(sheet: Promise<Styles>): Promise<Styles> {
  await fetchNodes();
  return sheet;
}

/**
 * Rich text in every arrival. A server writes it out, hydration takes it over as it stands, and a bare widget builds it
 * as nodes; so no HTML string meets a sink in a browser.
 */
export function RichText({ html, link, className = '' }: RichTextProps) {
  const { origin, rendered, host, loaded } = useContext(SurroundingsContext);
  const element = useRef<HTMLDivElement>(null);
  const [taken] = useState(rendered && !loaded);
  const stands = useRef(taken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `link` is made anew at every rendering, of the same origin
  useLayoutEffect(() => {
    const standing = stands.current;
    stands.current = false;
    if (html === undefined || !host || standing) return;
    const build = ({ buildNodes }: NonNullable<typeof nodes>) =>
      element.current?.replaceChildren(buildNodes(html, { link, origin }));
    // Promises come in the order that they were asked for, so that the last change stands; after leaving there is no place.
    if (nodes) build(nodes);
    else void fetchNodes().then(build);
  }, [html, origin, host]);

  const written = host ? '' : prefixPaths(html ?? '', link);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's own keys click it
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    <div
      ref={element}
      className={`rich ${className}`.trimEnd()}
      onClick={(event: MouseEvent) => followAnchor(event)}
      suppressHydrationWarning={host !== undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own, sanitised; browsers are given nothing to set
      dangerouslySetInnerHTML={taken ? { __html: written } : undefined}
    />
  );
}

/** Links within the site as links of this page: with the site's mark before them where addresses have one. */
function prefixPaths(html: string, link: (path: string) => string): string {
  return html.replace(/ href="(\/(?!\/|files\/)[^"]*)"/g, (_, path: string) => ` href="${link(path)}"`);
}
