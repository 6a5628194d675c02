/**
 * A sandbox without `allow-forms` keeps even the event of a form back, whose visitor would wait for ever: this is what the
 * browser does not tell. What the form then does is no submission that such a sandbox is about, but a call.
 */
const tellForm = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

/** Whether the form has been told of what is done next. */
function watchSubmit(form: HTMLFormElement): () => boolean {
  let isTold = false;
  const note = () => {
    isTold = true;
  };
  form.addEventListener('submit', note, { once: true });
  return () => {
    form.removeEventListener('submit', note);
    return isTold;
  };
}

/** As `requestSubmit` does, in any sandbox. */
export function submit(form: HTMLFormElement): void {
  const isTold = watchSubmit(form);
  form.requestSubmit();
  if (!isTold()) tellForm(form);
}

/** A press of its button, also by Enter in a field, submits the form in any sandbox. */
export function hearPresses(form: HTMLFormElement): void {
  form.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[type="submit"]')) return;
    const isTold = watchSubmit(form);
    // The browser submits once the page has heard of the press too, and may have prevented it.
    setTimeout(() => isTold() || event.defaultPrevented || tellForm(form));
  });
}
