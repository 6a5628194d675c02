import type { LandingPage } from '../../contract/entities/landing.ts';
import { Backdrop } from '../kit/components/backdrop.tsx';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import type { PortalDoorsProps } from './portal-doors.data.ts';

export function PortalDoors({ data: { words, doors }, t, id, link }: PortalDoorsProps) {
  return (
    <section className="entrance" aria-labelledby={id('title')}>
      <div className="measure">
        {words?.subheading && <p className="kicker">{words.subheading}</p>}
        <h1 id={id('title')}>
          <Phrase text={words?.title ?? t('title')} />
        </h1>
        <Lead className="lead" text={words?.desc} />
        <ul className="doors">
          {doors.map((door) => (
            <Door key={door.id} {...door} href={link(door.pageAddress)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The whole door is the link. */
function Door({ title, desc, banners: [banner], href }: LandingPage & { href: string }) {
  return (
    <li className="door">
      <Backdrop picture={firstFile(banner?.pcResource)} width={610} phone={firstFile(banner?.mobileResource)} eager>
        <div className="door-words">
          <h2>
            <a href={href}>
              <Phrase text={title} />
            </a>
          </h2>
          <p>{desc}</p>
          <span className="way">
            <Icon name="arrow" />
          </span>
        </div>
      </Backdrop>
    </li>
  );
}
