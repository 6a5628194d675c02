import { Icon } from '../kit/components/icons.tsx';
import { Image } from '../kit/components/image.tsx';
import { Still } from '../kit/components/still.tsx';
import type { HeaderProps } from './header.data.ts';
import { type MenuEntry, mostRoomyEntries } from './menu.ts';

type SubMenuProps = Pick<HeaderProps, 't' | 'link'> & { entry: MenuEntry; id: string };

/** What unfolds under an entry of the menu: its heading, and each entry with what hangs under that. */
export function SubMenu({ entry, id, t, link }: SubMenuProps) {
  const { name, address, title = name, desc, entries = [] } = entry;
  const layout = entries.length <= mostRoomyEntries ? 'roomy' : 'dense';
  return (
    <Still as="div" className="panel" id={id}>
      {() => (
        <div className="inner measure">
          <div className="lead">
            <p className="title">{title}</p>
            {desc && <p className="soft">{desc}</p>}
            <a className="all" href={link(address)}>
              {t('overview', { name })}
              <Icon name="arrow" size={18} />
            </a>
          </div>
          <ul className={layout}>
            {entries.map((each) => (
              <li key={each.address}>
                <a className="entry" href={link(each.address)}>
                  {each.icon && <Image file={each.icon} width={32} height={32} alt="" />}
                  <span className="words">
                    <span className="name">{each.name}</span>
                    {each.desc && <span className="soft">{each.desc}</span>}
                  </span>
                </a>
                {each.entries && each.entries.length > 0 && (
                  <ul className="leaves">
                    {each.entries.map((leaf) => (
                      <li key={leaf.address}>
                        <a className="leaf" href={link(leaf.address)}>
                          <span className="name">{leaf.name}</span>
                          {leaf.desc && layout === 'roomy' && <span className="soft">{leaf.desc}</span>}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Still>
  );
}
