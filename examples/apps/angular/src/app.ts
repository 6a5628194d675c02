import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

/** A form that answers to the application's own state, and a list that needs none. */
@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Harbour Tools</h1>
      <label>Your company <input #field (input)="company.set(field.value)" /></label>
      <vt-form [attr.form-id]="formId" [prefill]="{ Company: company() }" (vt-submit)="keep($event)"></vt-form>
      <p role="status">{{ lead() && 'We have your enquiry ' + lead() + '.' }}</p>
      <h2>Where to meet us</h2>
      <vt-event-list page-size="3"></vt-event-list>
    </main>
  `,
})
export class App {
  readonly formId = 1;
  readonly company = signal('');
  readonly lead = signal('');

  keep({ detail }: HTMLElementEventMap['vt-submit']) {
    this.lead.set(detail.id);
  }
}
