import { useState } from 'react';
import { EventList } from 'vitrine/react/event-list';
import { Form } from 'vitrine/react/form';
import { Ask } from './ask';

/** A form that answers to the application's own state, and a list that needs none. */
export function App() {
  const [company, setCompany] = useState('');
  const [lead, setLead] = useState<string>();
  return (
    <main>
      <h1>Harbour Tools</h1>
      <label>
        Your company <input value={company} onChange={({ target }) => setCompany(target.value)} />
      </label>
      <Form formId={1} prefill={{ Company: company }} onVtSubmit={({ detail }) => setLead(detail.id)} />
      <p role="status">{lead && `We have your enquiry ${lead}.`}</p>
      <Ask />
      <h2>Where to meet us</h2>
      <EventList pageSize={3} />
    </main>
  );
}
