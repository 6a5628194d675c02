import type { HomeModule } from '../../contract/entities/home.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';

interface ModuleHeadProps {
  id: string;
  module: HomeModule | undefined;
  /** The section's own heading, where no module has words for it. */
  title: string;
  more: { title: string; href: string };
}

/** What a section of the home page begins with: its module's words, the way on, and the picture that a module may have. */
export function ModuleHead({ id, module, title, more }: ModuleHeadProps) {
  const phone = firstFile(module?.mobileResource);
  const picture = firstFile(module?.pcResource) ?? phone;
  return (
    <>
      <SectionHead
        id={id}
        kicker={module?.subheading}
        title={module?.title ?? module?.moduleName ?? title}
        lead={module?.desc}
        jump={module?.jumpBO}
        more={more}
      />
      {picture && (
        <div className="module-picture">
          <Image file={picture} width={1240} phone={phone} />
        </div>
      )}
    </>
  );
}
