import { drawBlock } from './blocks.mjs';
import { box, colours, path, speak, text } from './draw.mjs';

const { ink, soft, line, wash } = colours;

const grounds = {
  wash: [wash, '#ece8df'],
  mist: ['#e6eaee', '#dbe1e7'],
  night: [ink, '#15253c'],
};

/** The ground: one colour with two sails cut from the next one. */
function ground(width, height, name) {
  const [fill, shade] = grounds[name];
  const at = (x, y) => `${(width * x).toFixed(0)} ${(height * y).toFixed(0)}`;
  return (
    box(0, 0, width, height, { fill, radius: 0 }) +
    `<path d="M${at(0.78, -0.1)}C${at(0.7, 0.3)} ${at(0.68, 0.7)} ${at(0.72, 1.1)}H${width}V0z" fill="${shade}"/>` +
    `<path d="M${at(0.2, 1.1)}C${at(0.16, 0.72)} ${at(0.08, 0.4)} ${at(-0.1, 0.16)}V${(height * 1.1).toFixed(0)}z" fill="${shade}"/>`
  );
}

const mark = (x, y) =>
  `<g transform="translate(${x} ${y}) scale(1.05)"><path d="M17 0C15 12 14.5 22 15.5 31H0C8 22 14 12 17 0z" fill="${ink}" opacity=".55"/><path d="M19 -3C30 6 36 17 37 31H18.5C17.5 21 18 8 19 -3z" fill="${ink}"/></g>`;

/** The window's own line: whose screen it is, where in it one stands, and who looks at it. */
function head({ x, y, width }, { name, crumb, person }) {
  return (
    mark(x + 32, y + 22) +
    text(name, x + 88, y + 49, { size: 28, bold: true, room: width * 0.36 }) +
    (person
      ? `<circle cx="${x + width - 56}" cy="${y + 38}" r="24" fill="${wash}" stroke="${line}" stroke-width="2"/>` +
        text(person, x + width - 56, y + 46, { size: 22, anchor: 'middle', fill: soft, room: 40 })
      : '') +
    text(crumb, x + width - (person ? 100 : 32), y + 48, { size: 25, fill: soft, anchor: 'end', room: width * 0.42 }) +
    path([
      [x, y + 76],
      [x + width, y + 76],
    ])
  );
}

function window(area, dark) {
  return (
    box(area.x + 6, area.y + 12, area.width - 12, area.height + 8, { fill: dark ? '#091220' : '#cfd3d6', radius: 18 }) +
    box(area.x, area.y, area.width, area.height, { fill: '#ffffff', radius: 16, stroke: dark ? '#0a1422' : line })
  );
}

/** A whole screen at 1600 × 1000: its main block, and beside it a second one. */
export function drawScreen(screen, language, { width, height }) {
  const said = speak(screen, language);
  const area = { x: 72, y: 62, width: width - 144, height: height - 132 };
  const sideWide = 410;
  const main = {
    x: area.x + 44,
    y: area.y + 116,
    width: area.width - 88 - (said.side ? sideWide + 76 : 0),
    height: area.height - 160,
  };
  const side = { ...main, x: main.x + main.width + 76, width: sideWide };
  return (
    ground(width, height, said.ground) +
    window(area, said.ground === 'night') +
    head(area, said) +
    drawBlock(said.main, main) +
    (said.side
      ? path([
          [side.x - 38, area.y + 76],
          [side.x - 38, area.y + area.height],
        ]) + drawBlock(said.side, side)
      : '')
  );
}

/** One block on its own: a phone's cut of a screen, or a detail. */
export function drawDetail(block, language, { width, height, ground: name = 'wash', narrow = false }) {
  const edge = narrow ? 26 : 52;
  const area = { x: edge, y: edge, width: width - edge * 2, height: height - edge * 2 - 10 };
  const pad = narrow ? 30 : 44;
  return (
    ground(width, height, name) +
    window(area, name === 'night') +
    drawBlock(
      speak(block, language),
      { x: area.x + pad, y: area.y + pad - 4, width: area.width - pad * 2, height: area.height - pad * 2 + 8 },
      narrow,
    )
  );
}

/** A drawing on a sheet that fills the picture: what is not a screen. */
export function drawOnPaper({ width, height }, draw) {
  return ground(width, height, 'wash') + draw({ x: 64, y: 60, width: width - 128, height: height - 120 });
}

/** A blueprint: one block, large, without a window. */
export const drawBlueprint = (block, language, canvas) =>
  drawOnPaper(canvas, (area) => drawBlock(speak(block, language), area));
