import type { Random } from './random.ts';
import { customers, type Mark, places, points, products, sentences, subheads, type Words } from './words.ts';

/** What the placeholders of one entry stand for: the same in its translation. */
export type Facts = Readonly<Record<'customer' | 'product' | 'place', Words>> & { count: number; share: number };

export function chooseFacts(random: Random): Facts {
  return {
    customer: random.pick(customers),
    product: random.pick(products),
    place: random.pick(places),
    count: random.between(2, 30),
    share: random.between(3, 97),
  };
}

/** Words in one language with their placeholders filled in. */
export function fill(words: Words, facts: Facts, mark: Mark): string {
  return words[mark].replace(/\{(\w+)\}/g, (_, name: keyof Facts) => {
    const fact = facts[name];
    return typeof fact === 'object' ? fact[mark] : String(fact);
  });
}

/** A body of Markdown: sections of a few paragraphs, with a list, a quotation and a link. */
export function writeBody(random: Random, facts: Facts): Record<Mark, string> {
  const say = (words: Words): Record<Mark, string> => ({ cn: fill(words, facts, 'cn'), en: fill(words, facts, 'en') });
  const paragraph = () => {
    const said = random.some(sentences, random.between(3, 6)).map(say);
    return { cn: said.map(({ cn }) => cn).join(''), en: said.map(({ en }) => en).join(' ') };
  };
  const wrap = (prefix: string, text: Record<Mark, string>) => ({ cn: prefix + text.cn, en: prefix + text.en });
  const blocks = [paragraph()];
  for (const subhead of random.some(subheads, random.between(2, 4))) {
    blocks.push(wrap('## ', say(subhead)), paragraph(), paragraph());
  }
  const [first, second] = random.some(points, 2).map(say);
  if (first && second)
    blocks.push({ cn: `- **${first.cn}**；\n- ${second.cn}。`, en: `- **${first.en}**;\n- ${second.en}.` });
  blocks.push(wrap('> ', say(random.pick(sentences))));
  blocks.push({ cn: '更多内容见[产品页面](/product)。', en: 'There is more on the [product pages](/product).' });
  return {
    cn: blocks.map(({ cn }) => cn).join('\n\n'),
    en: blocks.map(({ en }) => en).join('\n\n'),
  };
}
