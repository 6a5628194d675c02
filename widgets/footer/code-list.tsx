import type { BottomNavigation } from '../../contract/entities/navigation.ts';
import { Icon } from '../kit/icons.tsx';
import { Image } from '../kit/image.tsx';
import type { FooterProps } from './footer.tsx';

type CodeListProps = Pick<FooterProps, 't' | 'id'> & { codes: BottomNavigation['discoverMoreList'] };

/**
 * The QR codes: hovering or focusing a name shows its code above it, pressing it opens the code as a popover. Both
 * are the browser's own doing, so that the footer needs no script.
 */
export function CodeList({ codes, t, id }: CodeListProps) {
  if (codes.length === 0) return null;
  return (
    <div className="group">
      <h2>{t('discover')}</h2>
      <ul>
        {codes.map(({ menu, codePicture }, index) => (
          <li key={menu} className="code">
            <button type="button" className="code-name" popoverTarget={id(`code-${index}`)}>
              {menu}
            </button>
            <div className="code-card" id={id(`code-${index}`)} popover="auto" role="dialog" aria-label={menu}>
              <Image file={codePicture} width={200} height={200} alt={t('code', { name: menu })} />
              <p>{t('scan', { name: menu })}</p>
              <button
                type="button"
                className="code-close"
                aria-label={t('close')}
                popoverTarget={id(`code-${index}`)}
                popoverTargetAction="hide"
              >
                <Icon name="close" size={20} />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
