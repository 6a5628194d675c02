import { supplierPortalAddress } from './constants.ts';

/** A page's path: `:id` filled in. */
export function toPath(address: string, id?: number | string): string {
  return address.replace(':id', String(id));
}

/** The first segment of an address or a path: what stands there is of one section of the site. */
export function sectionOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}

/** What of a path an address leaves open, by name. */
export type PathParams = Readonly<Record<string, string>>;

/** An id has one way to be written, so that an entry has one address. */
const id = '(?<id>[1-9]\\d{0,15})';

/**
 * Reads paths of one address: what it leaves open, or undefined for every other path.
 * @param anyCase whether letters may be large or small, whichever the address has
 */
export function createPathReader(address: string, anyCase = false): (path: string) => PathParams | undefined {
  const pattern = `^${address.replace(':id', id).replace(/\*$/, '(?<rest>.+)')}/?$`;
  const expression = new RegExp(pattern, anyCase ? 'i' : '');
  return (path) => {
    const match = expression.exec(path);
    return match ? { ...match.groups } : undefined;
  };
}

/** The supplier portal has a menu of its own (section 1). */
export function isSupplierPortal(path: string): boolean {
  return sectionOf(path) === supplierPortalAddress;
}
