import { z } from 'zod';
import { attributeNames, propertyNames } from '../../widgets/embed-builder/names.text.ts';
import { keyOf } from '../../widgets/embed-builder/read-choice.ts';

const properties = Object.keys(propertyNames).map((name) => keyOf({ name }));

/** What means the same in every language: entries' ids and words do not. */
export const embedShared = [
  'widget',
  'mode',
  'place',
  'after',
  'site',
  'theme',
  'release',
  'page-size',
  'view',
  'filters',
  'test',
  ...properties,
];

const keys = new Set([...embedShared, 'label', ...Object.keys(attributeNames)]);

/** What was chosen, by the names that it has in HTML. Values are handed on as they are: the page says what cannot be. */
export const embedQuery = z.object(
  Object.fromEntries([...keys].map((key) => [key, z.string().max(2000).optional()] as const)),
);
