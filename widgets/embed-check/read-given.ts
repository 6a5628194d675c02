import { longestChecked } from '../../contract/entities/embed-check.ts';

export type Part = keyof typeof longestChecked;

/** What the form's fields hold. */
export type Given = Readonly<Record<Part, string>>;

/** What is wrong with a field, by its words. */
export type Fault = 'tooLong' | 'badAddress';

/** By field; `all` where none has anything. */
export type Faults = Readonly<Partial<Record<Part, Fault> & { all: 'nothingGiven' }>>;

/** What keeps a page from being checked, in the order of the form. */
export function findFaults(given: Given): Faults {
  const parts = Object.keys(longestChecked) as Part[];
  if (parts.every((part) => given[part].trim() === '')) return { all: 'nothingGiven' };
  const faults: { -readonly [Name in Part]?: Fault } = {};
  for (const part of parts) if (given[part].length > longestChecked[part]) faults[part] = 'tooLong';
  const address = given.address.trim();
  if (address && !(/^https?:\/\//i.test(address) && URL.canParse(address))) faults.address ??= 'badAddress';
  return faults;
}
