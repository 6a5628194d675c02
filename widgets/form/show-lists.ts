/**
 * An open list of choices lies over what is below it, and at the foot of a window beyond that: it is brought into sight,
 * also where it was opened before this script came.
 */
export function showLists(form: HTMLFormElement): void {
  const show = (list: Element | null) => list?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  show(form.querySelector('details[open]'));
  // The event does not bubble.
  form.addEventListener('toggle', ({ target }) => show((target as Element).closest('details[open]')), true);
}
