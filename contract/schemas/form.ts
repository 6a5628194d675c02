import { z } from 'zod';
import { autofillFields, type Form, type FormField, fieldTypes } from '../entities/form.ts';
import { objectOf } from './shape.ts';
import { idSchema } from './shared.ts';

export const formFieldSchema = objectOf<FormField>()({
  id: idSchema,
  name: z.string().min(1),
  type: z.enum(fieldTypes),
  required: z.union([z.enum(['TRUE', 'FALSE']), z.boolean()]).optional(),
  explain: z.string().optional(),
  promptText: z.string().optional(),
  // A comma and a space would be taken for two choices once they are joined.
  fieldOptions: z
    .array(
      z
        .string()
        .min(1)
        .regex(/^(?![\s\S]*, )/, 'must not contain ", "'),
    )
    .optional(),
  openOther: z.enum(['TURNON', 'TURNOFF']).optional(),
  displayForm: z.enum(['SELECT', 'NORMAL']).optional(),
  autocomplete: z.enum(autofillFields).optional(),
});

export const formSchema = objectOf<Form>()({
  id: idSchema,
  name: z.string().min(1),
  description: z.string().optional(),
  thanks: z.string().min(1).optional(),
  formFields: z.array(formFieldSchema).min(1),
});
