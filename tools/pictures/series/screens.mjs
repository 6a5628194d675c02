import { ink, mix, paper, vermilion } from '../kit/colour.mjs';

const haze = '#8ba1b8';

/** A tint of ink on paper, by way of a blue haze. */
export const tint = (share) => (share < 0.45 ? mix(paper, haze, share / 0.45) : mix(haze, ink, (share - 0.45) / 0.55));

const bar = (x, y, width, height, fill = tint(0.2), radius = height / 2) =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, width)}" height="${height}" rx="${Math.min(radius, height / 2, width / 2)}" fill="${fill}"/>`;

const dot = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const line = (points, stroke, width = 4, extra = '') =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

const smooth = (points) =>
  points
    .map(([x, y], at) =>
      at === 0
        ? `M${x} ${y}`
        : `C${(points[at - 1][0] + x) / 2} ${points[at - 1][1]} ${(points[at - 1][0] + x) / 2} ${y} ${x} ${y}`,
    )
    .join('');

const head = (width) =>
  bar(36, 34, width * 0.34, 16, tint(0.72)) +
  bar(36, 62, width * 0.2, 9, tint(0.2)) +
  dot(width - 46, 46, 11, tint(0.12));

const soft = tint(0.08);

const mid = tint(0.26);

const deep = tint(0.62);

/** What each product's main sheet shows, in a box of 620 × 420. */
export const screens = {
  production: () =>
    head(620) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (row) =>
          bar(36, 106 + row * 48, 70, 12, tint(0.16)) +
          bar(
            130 + [0, 60, 20, 150, 110, 230][row],
            98 + row * 48,
            [150, 190, 240, 130, 210, 160][row],
            28,
            row === 3 ? vermilion : [deep, mid, tint(0.42), '', tint(0.16), mid][row],
            6,
          ),
      )
      .join('') +
    line(
      [
        [402, 90],
        [402, 384],
      ],
      ink,
      2,
      'stroke-dasharray="2 9"',
    ),
  projects: () =>
    head(620) +
    `<path d="${smooth([
      [50, 350],
      [150, 330],
      [250, 270],
      [350, 240],
      [450, 170],
      [570, 140],
    ])}V370H50Z" fill="${tint(0.1)}"/><path d="${smooth([
      [50, 350],
      [150, 330],
      [250, 270],
      [350, 240],
      [450, 170],
      [570, 140],
    ])}" fill="none" stroke="${deep}" stroke-width="5"/><path d="${smooth([
      [50, 356],
      [150, 345],
      [250, 300],
      [350, 210],
    ])}" fill="none" stroke="${vermilion}" stroke-width="5" stroke-linecap="round"/>${dot(350, 210, 10, vermilion)}` +
    [150, 350, 450, 570]
      .map((x) =>
        line(
          [
            [x, 112],
            [x, 370],
          ],
          tint(0.14),
          2,
          'stroke-dasharray="2 8"',
        ),
      )
      .join('') +
    line(
      [
        [50, 372],
        [570, 372],
      ],
      mid,
      2,
    ),
  assets: () =>
    head(620) +
    Array.from({ length: 60 }, (_, at) => {
      const angle = Math.PI * (0.75 + (1.5 * at) / 59);
      return line(
        [
          [200 + Math.cos(angle) * 112, 252 + Math.sin(angle) * 112],
          [200 + Math.cos(angle) * 138, 252 + Math.sin(angle) * 138],
        ],
        at < 42 ? deep : at < 46 ? vermilion : tint(0.14),
        5,
      );
    }).join('') +
    bar(160, 236, 80, 20, deep) +
    bar(176, 268, 48, 10, mid) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          bar(390, 120 + row * 66, 196, 48, soft, 10) +
          dot(416, 144 + row * 66, 9, row === 1 ? vermilion : mid) +
          bar(438, 138 + row * 66, [110, 80, 124, 96][row], 11, tint(0.4)),
      )
      .join(''),
  'core-hr': () => {
    const person = (x, y, main) =>
      bar(x - 62, y, 124, 74, main ? ink : '#ffffff', 12) +
      dot(x - 34, y + 37, 16, main ? vermilion : tint(0.24)) +
      bar(x - 8, y + 26, 52, 10, main ? paper : tint(0.5)) +
      bar(x - 8, y + 44, 34, 8, tint(main ? 0.4 : 0.2));
    return (
      head(620) +
      `<path d="M310 172V200M120 226V200H500V226M310 200V226M120 300V330M310 300V330M500 300V330" stroke="${mid}" stroke-width="3" fill="none"/>` +
      person(310, 98, true) +
      [120, 310, 500].map((x) => person(x, 226)).join('') +
      [120, 310, 500].map((x) => bar(x - 62, 330, 124, 46, soft, 10) + bar(x - 44, 348, 70, 10, mid)).join('')
    );
  },
  'pay-time': () =>
    head(620) +
    Array.from({ length: 42 }, (_, at) => {
      const [column, row] = [at % 7, Math.floor(at / 7)];
      const kind = (column * 3 + row * 5) % 6;
      return bar(
        150 + column * 64,
        100 + row * 48,
        56,
        38,
        at === 24 ? vermilion : [tint(0.1), deep, tint(0.3), tint(0.1), tint(0.44), soft][kind],
        8,
      );
    }).join('') +
    [0, 1, 2, 3, 4, 5]
      .map((row) => dot(56, 119 + row * 48, 15, tint(0.2)) + bar(80, 114 + row * 48, 46, 10, tint(0.3)))
      .join(''),
  talent: () =>
    head(620) +
    [0, 1, 2]
      .flatMap((column) =>
        [0, 1, 2].map((row) =>
          bar(150 + column * 146, 96 + row * 98, 138, 90, tint(0.04 + 0.05 * (column + 2 - row)), 8),
        ),
      )
      .join('') +
    [
      [200, 330, 13],
      [260, 350, 10],
      [330, 250, 14],
      [400, 270, 11],
      [360, 230, 10],
      [480, 150, 15],
      [540, 130, 12],
      [500, 260, 11],
      [220, 160, 10],
    ]
      .map(([x, y, r], at) => dot(x, y, r, at === 5 ? vermilion : deep))
      .join('') +
    line(
      [
        [126, 96],
        [126, 382],
      ],
      mid,
      2,
    ) +
    bar(60, 220, 46, 10, mid),
  procurement: () =>
    head(620) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          bar(36, 104 + row * 72, 548, 60, row === 2 ? '#ffffff' : soft, 10) +
          dot(70, 134 + row * 72, 16, row === 2 ? vermilion : tint(0.24)) +
          bar(102, 120 + row * 72, 90, 11, tint(0.5)) +
          bar(102, 140 + row * 72, 60, 8, mid) +
          bar(250, 126 + row * 72, [190, 240, 120, 210][row], 16, row === 2 ? vermilion : tint(0.34)) +
          bar(520, 124 + row * 72, 42, 20, tint(0.16)),
      )
      .join(''),
  'supplier-network': () => {
    const nodes = [
      [310, 236, 36],
      [150, 150, 20],
      [120, 290, 24],
      [240, 352, 16],
      [420, 350, 22],
      [510, 250, 26],
      [450, 132, 20],
      [290, 112, 14],
    ];
    return (
      head(620) +
      nodes
        .slice(1)
        .map(
          ([x, y], at) =>
            `<path d="M310 236Q${(310 + x) / 2 + 20} ${(236 + y) / 2 - 24} ${x} ${y}" fill="none" stroke="${at === 4 ? vermilion : mid}" stroke-width="${at === 4 ? 5 : 3}"/>`,
        )
        .join('') +
      nodes
        .map(
          ([x, y, r], at) =>
            dot(x, y, r + 8, '#ffffff') +
            dot(x, y, r, at === 0 ? ink : at === 5 ? vermilion : [mid, deep, tint(0.4)][at % 3]),
        )
        .join('')
    );
  },
  warehouse: () =>
    head(620) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          Array.from({ length: 9 }, (_, column) =>
            bar(
              40 + column * 61,
              104 + row * 70,
              52,
              44,
              row === 1 && column === 5
                ? vermilion
                : (column * 2 + row * 3) % 5 === 0
                  ? soft
                  : (column + row) % 3 === 0
                    ? deep
                    : tint(0.28),
              6,
            ),
          ).join('') + bar(36, 152 + row * 70, 548, 6, tint(0.16)),
      )
      .join(''),
  finance: () =>
    head(620) +
    [0, 1, 2, 3, 4]
      .map(
        (row) =>
          bar(36, 112 + row * 52, [120, 90, 140, 100, 130][row], 12, tint(0.4)) +
          bar(220, 112 + row * 52, 60, 12, tint(0.2)) +
          bar(320, 112 + row * 52, 72, 12, tint(0.2)) +
          line(
            [
              [36, 142 + row * 52],
              [584, 142 + row * 52],
            ],
            tint(0.1),
            2,
          ) +
          `<path d="${smooth([0, 1, 2, 3, 4].map((at) => [450 + at * 32, 118 + row * 52 + [8, -8, 4, -6, -12][(at + row) % 5]]))}" fill="none" stroke="${row === 3 ? vermilion : deep}" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join('') +
    bar(36, 372, 548, 20, tint(0.06), 6) +
    bar(320, 376, 90, 12, ink),
  expense: () => {
    const ring = (from, to, colour) => {
      const [a, b] = [from, to].map((share) => share * Math.PI * 2 - Math.PI / 2);
      return `<path d="M${190 + 104 * Math.cos(a)} ${244 + 104 * Math.sin(a)}A104 104 0 ${to - from > 0.5 ? 1 : 0} 1 ${190 + 104 * Math.cos(b)} ${244 + 104 * Math.sin(b)}" fill="none" stroke="${colour}" stroke-width="40"/>`;
    };
    return (
      head(620) +
      ring(0.01, 0.42, deep) +
      ring(0.44, 0.68, mid) +
      ring(0.7, 0.82, vermilion) +
      ring(0.84, 0.99, tint(0.14)) +
      bar(150, 230, 80, 18, deep) +
      bar(168, 258, 44, 9, mid) +
      [0, 1, 2, 3]
        .map(
          (row) =>
            bar(370, 112 + row * 68, 210, 52, '#ffffff', 10) +
            bar(390, 128 + row * 68, 80, 10, tint(0.44)) +
            bar(390, 145 + row * 68, 50, 8, mid) +
            bar(520, 130 + row * 68, 40, 14, [deep, mid, vermilion, tint(0.14)][row]),
        )
        .join('')
    );
  },
  insight: () =>
    head(620) +
    [150, 210, 180, 250, 226, 290, 262]
      .map((height, at) =>
        bar(56 + at * 74, 384 - height * 0.8, 40, height * 0.8, at === 5 ? vermilion : tint(0.12 + at * 0.05), 6),
      )
      .join('') +
    `<path d="${smooth([
      [76, 220],
      [150, 180],
      [224, 200],
      [298, 140],
      [372, 158],
      [446, 112],
      [520, 124],
    ])}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
    dot(446, 112, 10, '#ffffff') +
    dot(446, 112, 6, ink) +
    line(
      [
        [40, 386],
        [580, 386],
      ],
      mid,
      2,
    ),
};

/** Small companions: a figure with a curve, a list, a ring. */
export const companions = [
  () =>
    bar(24, 24, 70, 10, tint(0.3)) +
    bar(24, 46, 120, 22, ink) +
    `<path d="${smooth([
      [24, 140],
      [70, 116],
      [116, 128],
      [162, 92],
      [216, 100],
    ])}" fill="none" stroke="${vermilion}" stroke-width="4" stroke-linecap="round"/>`,
  () =>
    [0, 1, 2]
      .map(
        (row) =>
          dot(40, 40 + row * 44, 12, row === 0 ? ink : tint(0.22)) +
          bar(64, 30 + row * 44, [120, 90, 140][row], 9, tint(0.44)) +
          bar(64, 46 + row * 44, [70, 100, 60][row], 7, tint(0.18)),
      )
      .join(''),
  () =>
    `<circle cx="74" cy="82" r="40" fill="none" stroke="${tint(0.12)}" stroke-width="14"/><path d="M74 42A40 40 0 1 1 34 82" fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round"/>` +
    bar(140, 56, 76, 10, tint(0.4)) +
    bar(140, 78, 52, 8, mid) +
    bar(140, 98, 64, 8, mid),
];
