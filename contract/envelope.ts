/** What one field has against it; `field` is a path such as `fieldValues.0.value` or a form field's id. */
export interface Fault {
  field: string;
  message: string;
}

/** A failed call's outer form (section 7): the HTTP status as text, and what single fields have against them. */
export interface ErrorEnvelope {
  code: string;
  message: string;
  data: { faults: Fault[] } | null;
}
