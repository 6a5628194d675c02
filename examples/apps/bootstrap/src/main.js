import 'bootstrap/dist/css/bootstrap.min.css';
import './main.css';
import 'bootstrap';

const form = document.querySelector('main vt-form');

document.querySelector('#company').addEventListener('input', ({ target }) => {
  form.prefill = { Company: target.value };
});
form.addEventListener('vt-submit', ({ detail }) => {
  document.querySelector('#status').textContent = `We have your enquiry ${detail.id}.`;
});
