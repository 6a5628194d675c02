import type { File } from '../../../contract/entities/shared.ts';

/** A file that is given for a filled form; also the address of another host, where a review is played. */
export type GatedFile = Pick<File, 'url' | 'name' | 'duration' | 'captions'> & { type?: File['type'] };

/** What a form stands before. It never leaves the server but in the answer to that form. */
export interface Gate {
  /** `activity-review`, or the type of the entry. */
  type: string;
  /** The review's id, or the entry's. */
  id: number;
  formId: number;
  files: readonly GatedFile[];
  /** Where the file stands in the front matter. */
  path: readonly (string | number)[];
}

const prefix = '/files/';

/** The path below the content's files/ that an address names; undefined for every other address. */
export function toFileName(url: string): string | undefined {
  if (!url.startsWith(prefix)) return undefined;
  const name = url.slice(prefix.length).replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return name;
  }
}

/** The names of all files behind the gates, captions too. */
export function listGatedNames(gates: readonly Gate[]): string[] {
  const urls = gates.flatMap(({ files }) =>
    files.flatMap(({ url, captions = [] }) => [url, ...captions.map((caption) => caption.url)]),
  );
  return urls.map(toFileName).filter((name) => name !== undefined);
}
