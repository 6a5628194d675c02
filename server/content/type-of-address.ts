import { type AddressedType, contentTypes, type TypeName, typeNames, typeRow } from './types.ts';

/** The type whose entries an address is the page of, or stands below it. */
export function findPagedType(address: string): TypeName | undefined {
  return typeNames.find((name) => {
    const { page, preview } = typeRow(name);
    return [page, preview].some((own) => own && (address === own || address.startsWith(`${own}/`)));
  });
}

/** The type whose entries say themselves which of an address's pages there are, by their `pageAddress`. */
export function findAddressedType(address: string): AddressedType | undefined {
  return typeNames.filter(isAddressed).find((name) => contentTypes[name].addressed.some((own) => own === address));
}

/** The types whose entries an address shows without their ids: by their `pageAddress`, or as parts of its page. */
export function listPlacedTypes(address: string): readonly TypeName[] {
  return typeNames.filter((name) => listParted(name).includes(address) || findAddressedType(address) === name);
}

/** The types whose entries are parts of every page. */
export const everywhereTypes = typeNames.filter((name) => typeRow(name).everywhere);

/** The pages that a type's entries are parts of. */
export function listParted(name: TypeName): readonly string[] {
  const { partOf } = typeRow(name);
  if (partOf === undefined) return [];
  return typeof partOf === 'string' ? [partOf] : Object.values(partOf.pages);
}

const isAddressed = (name: TypeName): name is AddressedType => typeRow(name).addressed !== undefined;
