/** A path inside the front matter: field names and list positions. */
export type FieldPath = readonly PropertyKey[];
