import { addresses } from '../../contract/addresses.ts';
import type { ExampleSummary } from '../../contract/entities/example.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { CaseVideo } from './case-video.tsx';

interface CaseCardProps {
  example: ExampleSummary;
  level?: 'h2' | 'h3' | 'h4';
  /** Alone in its row: the picture beside the words, which say more. */
  wide?: boolean;
  /** On phones beside another one. */
  paired?: boolean;
}

/** Of one of a pair, and a little more, since on the narrowest phones both have a row of their own. */
const pairedWidth = 240;

/** A customer case as it is shown everywhere. The whole card is the link; its video has a button of its own over it. */
export function CaseCard({ example, level: Heading = 'h3', wide = false, paired }: CaseCardProps) {
  const { link } = usePlace();
  const { id, title, desc, tagline, customerName, customerLogo, coverMaterial, metrics } = example;
  const cover = firstFile(coverMaterial);
  const logo = firstFile(customerLogo);
  const [metric] = metrics ?? [];
  const line = wide ? (desc ?? tagline) : (tagline ?? desc);
  return (
    <article className={wide ? 'case-card wide' : 'case-card'}>
      {/* Without a picture its place stays, so that cards of a row begin at one line. */}
      <div className="case-cover">
        {cover && <Image file={cover} width={wide ? 820 : 400} phoneWidth={paired ? pairedWidth : undefined} alt="" />}
      </div>
      {/* Whose mark it is stands below. */}
      {logo && (
        <div className="case-logo">
          <Image file={logo} width={72} alt="" />
        </div>
      )}
      <div className="case-words">
        <p className="case-customer">{customerName}</p>
        <Heading className="case-title">
          <a href={link(toPath(addresses.case, id))}>
            <Phrase text={title} />
          </a>
        </Heading>
        {line && <p className="case-line">{line}</p>}
        {metric && (
          <p className="case-metric">
            <strong>{metric.value}</strong> {metric.label}
          </p>
        )}
      </div>
      <CaseVideo example={example} className="case-play">
        <Icon name="play" size={28} />
      </CaseVideo>
    </article>
  );
}

/**
 * What stands in a `case-grid`: cases in rows of three, of two on phones (section 9), where the first of an odd number
 * has a row of its own.
 */
export function CaseItems({ examples }: { examples: readonly ExampleSummary[] }) {
  return examples.map((example, index) => (
    <li key={example.id}>
      <CaseCard example={example} paired={index > 0 || examples.length % 2 === 0} />
    </li>
  ));
}
