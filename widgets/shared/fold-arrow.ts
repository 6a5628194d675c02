import { space } from '../kit/styles/tokens.ts';

/** The arrow at the end of what folds, in place of the browser's own; it turns where that is open. */
export const foldArrow = {
  shut: `content: ""; width: 8px; height: 8px; margin: calc(-1 * ${space[1]}) ${space[1]} 0 auto; border: solid currentcolor; border-width: 0 1.5px 1.5px 0; rotate: 45deg;`,
  open: `margin-top: ${space[1]}; rotate: 225deg;`,
};
