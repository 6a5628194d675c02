import type { ComponentType, ReactNode } from 'react';
import { ListStatus } from '../kit/components/list-status.tsx';
import { LoadMore } from '../kit/components/load-more.tsx';
import { Pagination } from '../kit/components/pagination.tsx';
import type { List } from '../kit/components/use-list.ts';
import type { ViewProps } from '../kit/runtime/widget.ts';

interface ListPagesProps {
  mark: string;
  list: Omit<List<unknown, unknown>, 'filter' | 'changeFilter' | 'top'>;
  /** The address of a page of what is shown. */
  href(pageNo: number): string;
  /** A way on where nothing matches. */
  children?: ReactNode;
}

/** What a list ends with: numbered pages on a desktop, on a phone more of it (section 4). `listPagesSheet` shows one. */
export function ListPages({ mark, list, href, children }: ListPagesProps) {
  return (
    <>
      <div className="pages">
        <ListStatus mark={mark} list={list} paged>
          {children}
        </ListStatus>
        <Pagination mark={mark} pageNo={list.pageNo} pages={list.pages} href={href} onGo={list.goTo} />
      </div>
      <div className="endless">
        <LoadMore mark={mark} list={list} href={href}>
          {children}
        </LoadMore>
      </div>
    </>
  );
}

/** A list of another language, or of pages of another size, begins anew: what it showed, and was asked for, was the former's. */
export const beginAnew =
  <Props extends ViewProps<{ pageSize: number }, unknown>>(View: ComponentType<Props>) =>
  (props: Props) => <View key={`${props.site.id} ${props.attributes.pageSize}`} {...props} />;
