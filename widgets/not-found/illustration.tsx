import type { ViewProps } from '../kit/runtime/widget.ts';

/** Each figure's left edge. */
const fours = [36, 500];

/** The compass's marks, in degrees; the four quarters are longer. */
const marks = Array.from({ length: 24 }, (_, index) => index * 15);

/** 4–4: two boats whose sails make the figures, and a compass between them for the zero. */
export function Illustration({ id }: Pick<ViewProps, 'id'>) {
  const cloth = id('cloth');
  return (
    <svg className="picture" viewBox="0 0 720 330" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={cloth} x1="0" y1="0" x2="1" y2="0.3">
          <stop offset="0" className="shade" />
          <stop offset="0.7" className="middle" />
          <stop offset="1" className="light" />
        </linearGradient>
      </defs>
      <path className="horizon" d="M0 262H720" />
      {fours.map((left) => (
        <g key={left} transform={`translate(${left} 0)`}>
          <path className="sail" fill={`url(#${cloth})`} d="M128 24C104 92 62 152 8 196Q70 186 128 198Z" />
          <path className="spar" d="M128 24C104 92 62 152 8 196H178M128 24V262" />
        </g>
      ))}
      <circle className="ring" cx="360" cy="143" r="108" />
      <g transform="translate(360 143)">
        {marks.map((angle) => (
          <path
            key={angle}
            className="mark"
            d={angle % 90 === 0 ? 'M0-86V-68' : 'M0-86V-78'}
            transform={`rotate(${angle})`}
          />
        ))}
        <g transform="rotate(38)">
          <path className="north" d="M0-66L15 0H-15Z" />
          <path className="south" d="M0 66L15 0H-15Z" />
        </g>
        <circle className="pin" r="4" />
      </g>
      <path
        className="swell"
        d="M90 284Q130 276 170 284T250 284M300 296Q340 288 380 296T460 296M520 284Q560 276 600 284T680 284"
      />
      <path className="swell faint" d="M170 310Q210 302 250 310T330 310M430 316Q470 308 510 316T590 316" />
    </svg>
  );
}
