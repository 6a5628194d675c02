import { OpenForm } from '../kit/components/open-form.tsx';
import { PageHero } from '../kit/components/page-hero.tsx';
import { createTranslate } from '../kit/runtime/words.ts';
import { IndustrySlide } from './industry-slide.tsx';
import { IndustryWork } from './industry-work.tsx';
import type { NoIndustriesProps } from './solution-list.data.ts';
import { standingText } from './standing.text.ts';

export const sheets = [];

function NoIndustries({ title, site, dictionary }: NoIndustriesProps) {
  const t = createTranslate('solution-list', standingText, site, dictionary);
  return (
    <PageHero title={title} lead={t('empty')}>
      <OpenForm className="primary">{t('consult')}</OpenForm>
    </PageHero>
  );
}

export const views = { IndustrySlide, IndustryWork, NoIndustries };
