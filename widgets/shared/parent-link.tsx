import { Icon } from '../kit/components/icons.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import type { ParentPage } from './parent-page.ts';

interface ParentLinkProps {
  parent: ParentPage;
}

/**
 * The way from a detail page up to the list that it is of: the kicker of its hero, which is all of the breadcrumbs that a
 * visitor sees. Its look is `parentLinkSheet`, among the sheets of the widget.
 */
export function ParentLink({ parent: { name, address } }: ParentLinkProps) {
  const { link } = usePlace();
  return (
    <a className="parent" href={link(address)}>
      <Icon name="arrow" size={16} />
      {name}
    </a>
  );
}
