import { z } from 'zod';
import { idSchema } from './shared.ts';

export const fieldTypes = ['INPUT', 'TEXTAREA', 'RADIO', 'CHECKBOX', 'SELECT', 'EMAIL', 'PHONE'] as const;

export const formFieldSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  type: z.enum(fieldTypes),
  /** Required unless this is false (section 5). */
  required: z.union([z.enum(['TRUE', 'FALSE']), z.boolean()]).optional(),
  explain: z.string().optional(),
  promptText: z.string().optional(),
  /** A comma and a space would be taken for two choices once they are joined. */
  fieldOptions: z
    .array(
      z
        .string()
        .min(1)
        .regex(/^(?![\s\S]*, )/, 'must not contain ", "'),
    )
    .optional(),
  openOther: z.enum(['TURNON', 'TURNOFF']).optional(),
  /** `SELECT` means a multi-select of checkboxes. */
  displayForm: z.enum(['SELECT', 'NORMAL']).optional(),
});
export type FormField = z.infer<typeof formFieldSchema>;

export const formSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  description: z.string().optional(),
  formFields: z.array(formFieldSchema).min(1),
});
export type Form = z.infer<typeof formSchema>;
