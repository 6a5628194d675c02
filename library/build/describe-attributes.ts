import * as kinds from '../../widgets/kit/runtime/attributes.ts';

/** What an attribute's values are, where its kind is one of the kit's. */
export type ValueType = { is: 'integer' | 'text' | 'flag' | 'record' } | { is: 'word'; words: readonly string[] };

const describe = <Kind>(kind: Kind, type: ValueType) => ({ ...kind, type });

/**
 * In the place of the kit's own while definitions are read: the same kinds, which also say what they are. A browser needs
 * no such words.
 */
export const integer = (standard?: number) => describe(kinds.integer(standard as number), { is: 'integer' });
export const text = () => describe(kinds.text(), { is: 'text' });
export const flag = () => describe(kinds.flag(), { is: 'flag' });
export const record = () => describe(kinds.record(), { is: 'record' });
export const oneOf = (words: readonly [string, ...string[]]) => describe(kinds.oneOf(words), { is: 'word', words });
export const { attributeName, parseAttributes } = kinds;
