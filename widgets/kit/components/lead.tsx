import { Phrase } from './phrase.tsx';

interface LeadProps {
  text: string;
}

/** What a Chinese reader takes in at once, with the mark that ends it. */
const clauses = /.+?(?:[，。；：、！？][”’）]?|$)/gs;

/**
 * What is said below a title. A Chinese one would break wherever its line ends, a 7 apart from its 座: here a clause
 * stays whole where it fits a line, and breaks between its words where it does not.
 */
export function Lead({ text }: LeadProps) {
  const parts = text.match(clauses) ?? [];
  if (parts.length < 2) return <Phrase text={text} />;
  return parts.map((clause, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: clauses of one text, which have no other name
    <span key={index} className="clause">
      <Phrase text={clause} />
    </span>
  ));
}
