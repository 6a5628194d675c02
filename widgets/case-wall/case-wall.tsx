import { addresses } from '../../contract/addresses.ts';
import { Still } from '../kit/components/still.tsx';
import { CaseItems } from '../shared/case-card.tsx';
import { ModuleHead } from '../shared/module-head.tsx';
import type { CaseWallProps } from './case-wall.data.ts';
import { LogoWall } from './logo-wall.tsx';
import { Places } from './places.tsx';

export function CaseWall({ data: { module, tips, told, logos }, t, id, link }: CaseWallProps) {
  if (told.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <Still as="div">
          {() => (
            <ModuleHead
              id={id('title')}
              module={module}
              title={t('title')}
              more={{ title: t('more'), href: link(addresses.cases) }}
            />
          )}
        </Still>
        {tips.length > 0 && <Places tips={tips} t={t} link={link} />}
        <Still as="ul" className="case-grid">
          {() => <CaseItems examples={told} />}
        </Still>
        {logos.length > 0 && <LogoWall logos={logos} t={t} link={link} />}
      </div>
    </section>
  );
}
