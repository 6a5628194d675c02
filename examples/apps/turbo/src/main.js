import '@hotwired/turbo';

// Turbo keeps the document and swaps its body: what listens on the document listens on every page.
document.addEventListener('input', ({ target }) => {
  if (target.id === 'company') document.querySelector('#enquiry').prefill = { Company: target.value };
});
document.addEventListener('vt-submit', ({ detail }) => {
  document.querySelector('#status').textContent = `We have your enquiry ${detail.id}.`;
});
