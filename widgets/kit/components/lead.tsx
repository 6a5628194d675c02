import { Phrase } from './phrase.tsx';

interface LeadProps {
  text: string | undefined;
  className?: string;
}

/** What a Chinese reader takes in at once, with the mark that ends it: a 、 ends none, it stands within a list. */
const clauses = /.+?(?:[，。；：！？][”’）]?|$)/gs;

/**
 * The paragraph below a title, where there is one. A Chinese one would break wherever its line ends, a 7 apart from its
 * 座: here a clause stays whole where it fits a line, and breaks between its words where it does not.
 */
export function Lead({ text, className }: LeadProps) {
  if (!text) return null;
  const parts = text.match(clauses) ?? [];
  return (
    <p className={className}>
      {parts.length < 2 ? (
        <Phrase text={text} />
      ) : (
        parts.map((clause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses of one text, which have no other name
          <span key={index} className="clause">
            <Phrase text={clause} />
          </span>
        ))
      )}
    </p>
  );
}
