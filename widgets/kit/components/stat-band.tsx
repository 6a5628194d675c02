interface Stat {
  /** The figure with its unit, e.g. `12 → 3`. */
  value: string;
  label: string;
}

interface StatBandProps {
  stats: readonly Stat[];
  label: string;
  /** Where the figures come from. */
  source?: string;
}

/** Three or four figures that people look at first, with where they come from. */
export function StatBand({ stats, label, source }: StatBandProps) {
  if (stats.length === 0) return null;
  return (
    <div className="stat-band">
      <dl className="stats" aria-label={label}>
        {stats.map((stat) => (
          <div key={stat.label} className="stat">
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
      {source && <p className="stat-source">{source}</p>}
    </div>
  );
}
