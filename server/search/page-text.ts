/** A page's words, by how much they say of it. */
export interface PageText {
  title: string;
  /** What it says of itself: its description, its labels, its place. */
  summary: string;
  body: string;
}
