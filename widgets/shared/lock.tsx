/** A form comes before it. Beside the kit's icons, which pages without films would pay for. */
export function Lock({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3" />
    </svg>
  );
}
