import type { LeadMessage } from '../leads/lead-message.ts';

/** A lead on its way to one destination. */
export interface Delivery {
  /** Stays the same however often it is tried, so that a receiver can tell a repetition. */
  id: string;
  lead: LeadMessage;
  /** Receivers that have it from an earlier attempt, as the error of that one told. */
  reached: readonly string[];
}

/** Where leads go to. */
export interface Destination {
  /** As the outbox calls it; rows of this name are this destination's. */
  name: string;
  /** How many are under way at once. */
  atOnce: number;
  /** How many one round takes. Each may take its longest, and yet the round ends before its claims run out. */
  perRound: number;
  /** Milliseconds that one may take. */
  longest: number;
  /**
   * Resolves once the receiver has taken it.
   * @param signal breaks off what is under way when the server stops
   * @throws DeliveryError
   */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>;
}

/** A receiver that did not take it. The reason is logged and stored, so that it holds nothing of the lead. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  constructor(
    message: string,
    /** The receiver wants no more of it. */
    readonly final = false,
    /** Milliseconds that the receiver asks to be left alone. */
    readonly pause = 0,
    /** Of several receivers, all that have it by now. */
    readonly reached: readonly string[] = [],
  ) {
    super(message);
  }
}
