/** Up to so many letters' width a fact stands below its name, not beside it, so that its words stay whole in large text. */
const tooFewLetters = 12;

/** For a list of facts (`dl`) within a container, after its own rules. */
export const narrowFacts = `
    @container (max-width: ${tooFewLetters}em) {
      dl { display: block; }
      dd { padding-top: 0; border: 0; }
    }`;
