/** One of the two lines of what empties a search's field, as thin as an icon's. */
const stroke = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 46.5%, currentcolor 46.5% 53.5%, transparent 53.5%)`;

/** In place of the browser's own, which is of no page's colour. Forced colours leave out every gradient. */
export const searchCross = `
  background: ${stroke(45)}, ${stroke(-45)}; appearance: none; cursor: pointer;
  @media (forced-colors: active) { forced-color-adjust: none; color: FieldText; }
`;
