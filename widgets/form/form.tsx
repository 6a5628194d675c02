import type { Form } from '../../contract/entities/form.ts';
import type { Draft } from '../../contract/form-fields.ts';
import type { FieldError } from '../../contract/form-rules.ts';
import type { ViewProps } from '../kit/define-widget.ts';
import type { text } from './form.text.ts';
import { FormBody } from './form-body.tsx';

/** A form, and what was wrong with a native post of it (a visitor without scripts). */
export interface FormData {
  form: Form;
  posted?: { draft: Draft; errors: FieldError[]; consentMissing: boolean; message?: string };
}

export interface FormAttributes {
  mode: 'inline' | 'modal';
  open: boolean;
  prefill: Readonly<Record<string, string>>;
}

export type FormProps = ViewProps<FormAttributes, FormData, typeof text>;

export function FormWidget(props: FormProps) {
  const { Modal } = (props.parts ?? {}) as Partial<typeof import('./modal.tsx')>;
  return Modal ? <Modal {...props} /> : <FormBody {...props} />;
}
