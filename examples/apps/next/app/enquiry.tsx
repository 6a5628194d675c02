'use client';

import { useState } from 'react';
import { configure } from 'vitrine';
import { Form } from 'vitrine/react/form';
import { origin } from './origin';

configure({ origin });

/** A form that answers to the application's own state. */
export function Enquiry() {
  const [company, setCompany] = useState('');
  const [lead, setLead] = useState<string>();
  return (
    <>
      <label>
        Your company <input value={company} onChange={({ target }) => setCompany(target.value)} />
      </label>
      <Form formId={1} prefill={{ Company: company }} onVtSubmit={({ detail }) => setLead(detail.id)}>
        <a href={`${origin}/form/1`}>Talk to us</a>
      </Form>
      <p role="status">{lead && `We have your enquiry ${lead}.`}</p>
    </>
  );
}
