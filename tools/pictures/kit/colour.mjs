/** The family's colours. A ramp runs from the deepest shade to the brightest light. */
export const ink = '#0f1b2d';

export const paper = '#f6f4ef';

export const vermilion = '#c93f1b';

export const ramps = {
  night: ['#081120', '#0f1b2d', '#1c2f4a', '#38506f', '#7d91a9', '#c9d1d9', '#f6f4ef'],
  dusk: ['#0b1626', '#132238', '#1d3350', '#2d4767', '#4a6685', '#7e95ad', '#b4c1ce'],
  far: ['#101d31', '#14243a', '#192c46', '#203653', '#2a4362', '#385374', '#4a6687'],
  day: ['#6f8096', '#97a5b6', '#bcc6d0', '#d9dee2', '#ebeae6', '#f6f4ef', '#ffffff'],
  mist: ['#b3bdc8', '#c6cdd5', '#d5dadf', '#e1e4e6', '#ebebe8', '#f2f0eb', '#f8f7f3'],
  deep: ['#050b14', '#0a1422', '#122238', '#1e3450', '#35506e', '#5f7b98', '#93a8bc'],
  paper: ['#8996a5', '#b0bac4', '#cfd5da', '#e3e5e5', '#f0eeea', '#f9f7f3', '#ffffff'],
  sand: ['#bdb5a8', '#cfc8bc', '#dcd6cb', '#e6e1d8', '#eeeae3', '#f4f1ec', '#faf8f5'],
  steel: ['#0a1320', '#1b2a3e', '#3b4d63', '#6d7f93', '#a6b2be', '#dbe0e4', '#ffffff'],
  stone: ['#8f8a82', '#b5aea3', '#cfc8bd', '#e0dbd2', '#ece8e1', '#f6f4ef', '#ffffff'],
  flame: ['#4a1408', '#7d230d', '#a83114', '#c93f1b', '#db5a36', '#ec8e70', '#f8cdbb'],
};

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const toLinear = (value) => (value / 255) ** 2.2;

const toHex = (value) =>
  Math.round(255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2))
    .toString(16)
    .padStart(2, '0');

/** Between two colours, as light mixes. */
export function mix(from, to, share) {
  const start = channels(from).map(toLinear);
  const end = channels(to).map(toLinear);
  return `#${start.map((value, at) => toHex(value + (end[at] - value) * share)).join('')}`;
}

/** The colour of a ramp at 0 (deepest) to 1 (brightest). */
export function shadeOf(ramp, level) {
  const place = Math.min(0.9999, Math.max(0, level)) * (ramp.length - 1);
  const at = Math.floor(place);
  return mix(ramp[at], ramp[at + 1], place - at);
}
