import { readHeadings } from '../../contract/rich-text.ts';
import { AnchorList } from '../kit/components/anchor-list.tsx';
import { RichText } from '../kit/components/rich-text.tsx';
import { usePlace } from '../kit/components/use-place.ts';

interface ProseProps {
  html: string;
  /** What the list of its headings is called. */
  contents: string;
  /** An id of the widget's own for that list. */
  id: string;
}

/** A page's rich text, beside the list of its headings where there are several. Its look is `proseSheet`. */
export function Prose({ html, contents, id }: ProseProps) {
  const { link } = usePlace();
  if (html === '') return null;
  const headings = readHeadings(html);
  const several = headings.length > 1;
  return (
    <div className={several ? 'measure prose with-anchors' : 'measure prose'}>
      {several && <AnchorList anchors={headings} label={contents} id={id} />}
      <RichText html={html} link={link} />
    </div>
  );
}
