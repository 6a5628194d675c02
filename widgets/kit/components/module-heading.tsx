import type { HomeModule } from '../../../contract/entities/home.ts';
import type { ViewProps } from '../runtime/widget.ts';
import { Icon } from './icons.tsx';
import { JumpButton } from './jump-button.tsx';
import { Phrase } from './phrase.tsx';

interface ModuleHeadingProps extends Pick<ViewProps, 'site' | 'route' | 'link'> {
  /** The home page's module; its words go before the widget's own. */
  module: HomeModule | undefined;
  id: string;
  title: string;
  /** Where the whole list is, for a module that has no button of its own. */
  more: { title: string; path: string };
}

/** The heading of a section of the home page, with the way to everything that the section shows a part of. */
export function ModuleHeading({ module, id, title, more, ...place }: ModuleHeadingProps) {
  const jump = module?.jumpBO ?? { jumpContentType: 'URL', buttonTitle: more.title, buttonLink: more.path };
  return (
    <div className="module-heading">
      <div className="heading">
        {module?.subheading && <p className="kicker">{module.subheading}</p>}
        <h2 id={id}>
          <Phrase text={module?.title ?? title} />
        </h2>
        {module?.desc && <p>{module.desc}</p>}
      </div>
      <JumpButton jump={jump} label={more.title} className="more" {...place}>
        <Icon name="arrow" size={20} />
      </JumpButton>
    </div>
  );
}
