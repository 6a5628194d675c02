/** The shadow that a body of this theme casts on whatever lies `reach` pixels behind it. */
export const drop = (theme, reach, strength = 1) => ({
  dx: reach,
  dy: reach * 0.8,
  blur: reach,
  opacity: theme.shadow * strength,
  colour: theme.shadowColour,
});

/** An ellipse's outline, for its shadow. */
export const circle = (x, y, radius, squash = 1) =>
  Array.from({ length: 48 }, (_, at) => [
    x + radius * Math.cos((at / 24) * Math.PI),
    y + radius * squash * Math.sin((at / 24) * Math.PI),
  ]);
