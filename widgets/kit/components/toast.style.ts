import { createSheet } from '../runtime/sheet.ts';
import { okColor, overlayShadow, space, weight } from '../styles/tokens.ts';

/**
 * On paper, so that it stands out from what dims the page; the mark before the words says whether all is well. It stands
 * at the top, where no field is: a form's head stays there.
 */
export const toastSheet = createSheet(
  'toast',
  (css) => css`
    position: fixed; inset: ${space[2]} 0 auto; margin: 0 auto; padding: 0; border: 0; overflow: visible;
    background: none; width: fit-content; height: fit-content; pointer-events: none;
    .toast {
      display: flex; align-items: center; gap: ${space[3]}; max-width: min(480px, 86vw); padding: ${space[3]} ${space[5]};
      border: 1px solid var(--line); border-radius: calc(var(--radius) * 2); background: var(--paper); color: var(--ink);
      font-weight: ${weight.strong}; box-shadow: ${overlayShadow}; transition: opacity var(--fast);
    }
    .toast.ok::before {
      content: ""; flex: none; width: .5em; height: 1em; border: solid ${okColor}; border-width: 0 2px 2px 0; translate: 0 -2px; rotate: 45deg;
    }
    .toast.bad::before {
      content: "!" / ""; flex: none; width: 1.3em; border-radius: 50%; background: var(--danger); color: var(--paper); text-align: center; line-height: 1.3;
    }
    .toast.gone { opacity: 0; }
  `,
);
