import { z } from 'zod';

/** Whether what a schema lets through and what an interface says are the same. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** What the type checker says of a field that is not the interface's. */
type Differs<Expected> = { 'the interface has another type for this field': Expected };

type Shape<T> = { readonly [Field in keyof T]-?: z.ZodType<T[Field]> };

type Exactly<T, Own> = {
  readonly [Field in keyof Own]: Field extends keyof T
    ? Same<z.output<Own[Field]>, T[Field]> extends true
      ? unknown
      : Differs<T[Field]>
    : 'the interface has no such field';
};

/**
 * The schema of an interface: `objectOf<Site>()({ id: idSchema, … })` takes exactly its fields, each of exactly its type.
 * One that is missing, too many or different does not compile, so that the two never say different things.
 */
export function objectOf<T>() {
  return <const Own extends Shape<T>>(shape: Own & Exactly<T, Own>) => z.strictObject<Own>(shape);
}

/** The same for what visitors' browsers send, of which what is not known is left out instead of refused. */
export function looseObjectOf<T>() {
  return <const Own extends Shape<T>>(shape: Own & Exactly<T, Own>) => z.object<Own>(shape);
}
