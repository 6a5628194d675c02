import { Parser } from 'htmlparser2';

/** Every address that a page names, as it is written there: links, pictures, scripts, faces. */
export function readReferences(html: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(_tag, attributes) {
      for (const name of ['href', 'src', 'poster']) if (attributes[name]) found.add(attributes[name]);
      for (const list of [attributes.srcset, attributes.imagesrcset])
        for (const part of (list ?? '').split(/,\s+/)) found.add(part.trim().split(/\s+/)[0] ?? '');
      if (attributes.property === 'og:image' && attributes.content) found.add(attributes.content);
    },
  });
  parser.end(html);
  found.delete('');
  return [...found];
}
