import type { ReactNode } from 'react';
import type { Site } from '../../contract/entities/site.ts';
import type { TakesOver } from '../kit/components/thanks.tsx';
import type { Errors } from './form.data.ts';
import type { Links, Sent, Tested } from './sent.tsx';

/** What became of a sending, as the form shows it. */
export interface Outcome {
  errors: Errors;
  failure: ReactNode;
  /** The site as it is now, where its privacy policy is no longer the one that the form showed. */
  renewed?: Site;
  /** The lead is kept: what stands in the form's place. */
  sent?: {
    View: typeof Sent;
    takesOver: TakesOver;
    /** What the visitor wanted: whoever comes for something else meets the form. */
    unlock: string | undefined;
    links: Links | undefined;
    renew: () => Promise<Links>;
    /** It was a test, and no lead. */
    tested?: Tested;
  };
  /** What follows once the page shows the rest. */
  after?: () => void;
}

/** What a form shows of its last sending, and whether one is on its way. */
export interface State extends Outcome {
  busy?: boolean;
  /** Each sent form is followed by an empty one. */
  round: number;
}
export type Show = (changes: Partial<State>) => void;
