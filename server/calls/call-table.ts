import type { CallName } from '../../contract/calls.ts';
import { type CallSchemas, detailRow, listRow } from '../../contract/schemas/call-rows.ts';
import { ownCalls } from '../../contract/schemas/calls.ts';
import { type DetailName, type ListName, type TypeName, typeNames, typeRow } from '../content/types.ts';

/** The calls that follow from the types of content. */
export type TypeCallName = Exclude<CallName, keyof typeof ownCalls>;

const isOwn = (name: string) => Object.hasOwn(ownCalls, name);

/** The calls that follow from a row of the types of content, and the type of which each gives entries. */
function readRows(field: 'detail' | 'list'): readonly (readonly [CallName, TypeName])[] {
  return typeNames.flatMap((type) => {
    const name = typeRow(type)[field];
    return name && !isOwn(name) ? [[name, type] as const] : [];
  });
}
export const detailTypes = readRows('detail');
export const listTypes = readRows('list');

const typeCalls = Object.fromEntries([
  ...detailTypes.map(([name, type]) => [name, detailRow(type, typeRow(type).entity)]),
  ...listTypes.map(([name, type]) => {
    const { entity, summary, filters = {} } = typeRow(type);
    return [name, listRow(type, summary?.schema ?? entity, Object.keys(filters))];
  }),
]) as Readonly<Record<DetailName | ListName, CallSchemas>>;

/**
 * The schemas of every call of the contract. The type checker names one that is missing here: it has to be the `detail`
 * or the `list` of a type's row, or to be written out in contract/schemas/calls.ts.
 */
export const calls: Readonly<Record<CallName, CallSchemas>> = { ...typeCalls, ...ownCalls };
