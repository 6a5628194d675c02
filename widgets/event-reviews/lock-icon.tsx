/** Behind a form. Drawn as the kit's icons are, which every page fetches. */
export function LockIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3" />
    </svg>
  );
}
