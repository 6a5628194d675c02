/** In place of the browser's own, which stands at the field's very edge and sets the words further in than a text's. */
export const selectArrow = `appearance: none; padding-inline-end: 2.5em; text-overflow: ellipsis;
      background: conic-gradient(from -45deg at bottom, var(--soft) 25%, transparent 0) right 1em top 50% / .6em .3em no-repeat var(--paper);`;
