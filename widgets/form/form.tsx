import type { FormProps } from './form.data.ts';
import { FormBody } from './form-body.tsx';

/** Another form is filled in anew; the same one in another language keeps what was typed. */
export function FormWidget(props: FormProps) {
  const View = props.parts?.Modal ?? FormBody;
  return <View key={props.attributes.formId} {...props} />;
}
