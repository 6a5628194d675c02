/** What stands for the search. The kit's icons come with every section, and no other shows this one. */
export function Glass() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L21 21" />
    </svg>
  );
}
