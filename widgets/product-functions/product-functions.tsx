import type { FunctionGroup } from '../../contract/entities/product.ts';
import { Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Still } from '../kit/components/still.tsx';
import { Tabs } from '../kit/components/tabs.tsx';
import { pictureOf } from '../shared/product.ts';
import type { ProductFunctionsProps } from './product-functions.data.ts';

export function ProductFunctions({ data: { groups }, t, id }: ProductFunctionsProps) {
  if (groups.length === 0) return null;
  return (
    <section id="functions" className="section core" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <Tabs
          label={t('title')}
          // Ids differ from language to language, places do not: a link opens the same tab in each.
          tabs={groups.map((group, index) => ({
            id: `function-${index + 1}`,
            title: group.name,
            icon: group.iconUrl,
            view: <Functions functions={group.functionList} />,
          }))}
        />
      </div>
    </section>
  );
}

function Functions({ functions }: { functions: FunctionGroup['functionList'] }) {
  return (
    <Still as="ul" className="functions">
      {() =>
        functions.map((each) => {
          const picture = pictureOf(each);
          return (
            <li key={each.id ?? each.title}>
              {picture && <Image file={picture} width={400} />}
              <h3>
                <Phrase text={each.title} />
              </h3>
              {each.desc && <p>{each.desc}</p>}
            </li>
          );
        })
      }
    </Still>
  );
}
