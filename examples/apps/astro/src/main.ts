import { configure } from 'vitrine';
import 'vitrine/elements/event-list';
import 'vitrine/elements/form';
import { origin } from './origin';

configure({ origin });

const form = document.querySelector('vt-form');
const company = document.querySelector<HTMLInputElement>('#company');
const status = document.querySelector('#status');

company?.addEventListener('input', () => {
  if (form) form.prefill = { Company: company.value };
});
form?.addEventListener('vt-submit', ({ detail }) => {
  if (status) status.textContent = `We have your enquiry ${detail.id}.`;
});
