'use client';
import './form.css';
import form from './form.json';
import { section } from './section.tsx';
import { text } from './vitrine/widgets/form/form.text.ts';
import { FormBody } from './vitrine/widgets/form/form-body.tsx';
import { Phrase } from './vitrine/widgets/kit/components/phrase.tsx';

const Body = section('form', text, (props) => <FormBody {...props} Title={Phrase} />);

export default function ConsultForm({ page }) {
  const { attributes, data, className } = form;
  return (
    <div className={className}>
      <Body page={page} attributes={attributes} sent={data} id="consult" />
    </div>
  );
}
