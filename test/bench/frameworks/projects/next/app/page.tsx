import CaseWall from '../case-wall.tsx';
import Consult from '../consult.tsx';
import Footer from '../footer.tsx';
import form from '../form.json';
import Header from '../header.tsx';
import HeroCarousel from '../hero-carousel.tsx';
import home from '../home.json';
import HomeSolutions from '../home-solutions.tsx';
import News from '../news.tsx';

const { page, sections, title } = home;
const moved = {
  header: Header,
  'hero-carousel': HeroCarousel,
  'home-solutions': HomeSolutions,
  'case-wall': CaseWall,
  news: News,
  footer: Footer,
};
const outside = ['header', 'actions', 'footer'];

function Section({ name, html, className, ...given }) {
  const Tag = `vt-${name}`;
  const View = moved[name];
  return (
    <Tag>
      {View ? (
        <div className={className}>
          <View page={page} {...given} />
        </div>
      ) : (
        <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Tag>
  );
}

const show = (chosen) => chosen.map((section) => <Section key={section.id} {...section} />);

export default function Home() {
  return (
    <>
      {show(sections.filter(({ name }) => name === 'header'))}
      <main id="main" tabIndex={-1}>
        <div className={home.className}>
          <h1 className="unseen">{title}</h1>
          {show(sections.filter(({ name }) => !outside.includes(name)))}
        </div>
      </main>
      {show(sections.filter(({ name }) => ['actions', 'footer'].includes(name)))}
      <Consult page={page} className={form.overlay} />
    </>
  );
}
