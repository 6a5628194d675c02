import 'react';

/** Widgets compose by writing each other's tags. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [tag: `vt-${string}`]: { [attribute: string]: string | number | boolean | undefined };
    }
  }
}
