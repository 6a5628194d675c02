/** The interface's icons as paths on a 24-unit grid, drawn as strokes. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M12 19V5M5 12l7-7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l11 6.5-11 6.5z',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3.6 6 3.6 9S15 18 12 21c-3-3-3.6-6-3.6-9S9 6 12 3z',
  consult: 'M4 5h16v11H11l-5 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon, whose strokes are the sheet's matter; the control that holds it has the name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
