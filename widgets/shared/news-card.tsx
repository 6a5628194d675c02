import { addresses } from '../../contract/addresses.ts';
import type { News } from '../../contract/entities/article.ts';
import { toPath } from '../../contract/paths.ts';
import { Card } from '../kit/components/card-grid.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { formatDate } from '../kit/runtime/dates.ts';
import { joinLabels, readLabels } from './labels.ts';

interface NewsCardProps {
  news: News;
  level?: 'h2' | 'h3';
  /** The story that a list leads with: twice as wide, and it says more. */
  lead?: boolean;
}

/** A news entry as lists show it: its picture, its day, its labels, its title. */
export function NewsCard({ news, level = 'h3', lead = false }: NewsCardProps) {
  const { link, site } = usePlace();
  const { id, title, desc, createTime, label, coverMaterial } = news;
  const labels = joinLabels(readLabels(label), site.mark);
  return (
    <Card
      title={title}
      href={link(toPath(addresses.article, id))}
      picture={firstFile(coverMaterial)}
      pictureWidth={lead ? 820 : 400}
      level={level}
      tagline={desc}
      meta={
        <>
          <time dateTime={createTime}>{formatDate(createTime, site)}</time>
          {labels && <span className="card-labels">{labels}</span>}
        </>
      }
    />
  );
}
