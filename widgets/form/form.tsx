import type { FormProps } from './form.data.ts';
import { FormBody } from './form-body.tsx';

export function FormWidget(props: FormProps) {
  const { Modal } = props.parts ?? {};
  return Modal ? <Modal {...props} /> : <FormBody {...props} />;
}
