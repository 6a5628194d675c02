import { domainToASCII } from 'node:url';
import type { NodemailerError } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { describeTls } from './describe-tls.ts';
import { DeliveryError, type Destination } from './destination.ts';

interface MailOptions {
  /** The mail server, `smtp:` or `smtps:`, with user and password where it wants them. */
  url: string;
  from: string;
  to: readonly string[];
  /** The right side of the Message-IDs. */
  host: string;
  /** Ends an attempt that takes too long. */
  timeout?: () => AbortSignal;
}

/**
 * Milliseconds for one step of the conversation, and for all of it. Nearly all of it may go on the greeting, before which
 * many a mail server looks up who comes and lets robots wait: one that is slow once is slow at each attempt.
 */
const longestStep = 20_000;
const longestConversation = 25_000;

/** Sends each lead as a mail. Its Message-ID is the delivery's own, so that mail programs take a repetition for what it is. */
export function createMail(options: MailOptions): Destination {
  const { url, from, to, host, timeout = () => AbortSignal.timeout(longestConversation) } = options;
  const settings = {
    url,
    connectionTimeout: longestStep,
    greetingTimeout: longestStep,
    dnsTimeout: longestStep,
    socketTimeout: longestStep,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Imported where mail is sent alone, and there before the first lead: what Node could not import once, as for want of a
  // file that may be opened under a flood of visitors, it imports no more.
  const opened = import('nodemailer').then(({ createTransport }) => createTransport(settings));
  // Each lead tells.
  opened.catch(() => undefined);
  return {
    name: 'mail',
    atOnce: 4,
    perRound: 8,
    longest: longestConversation,
    async deliver({ id, lead, reached }, signal) {
      // Who has it is not written to again, whatever MAIL_TO has become since.
      const wanted = to.filter((mailbox) => !reached.some((address) => isAt(mailbox, address)));
      if (wanted.length === 0) return;
      const late = timeout();
      try {
        const transport = await opened;
        const { accepted = [], rejected = [] } = await transport.sendMail({
          from,
          to: wanted,
          ...composeMail(lead),
          date: new Date(lead.createdAt),
          messageId: `<${id}@${host}>`,
          // Other programs must not answer it with a notice of absence.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Vitrine-Delivery': id },
          signal: AbortSignal.any([signal, late]),
        });
        if (rejected.length === 0) return;
        const reason = `was refused for ${rejected.length} of ${wanted.length} receivers: ${rejected.join(', ')}`;
        throw new DeliveryError(reason, false, 0, [...reached, ...accepted]);
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        throw new DeliveryError(late.aborted ? 'took too long' : describeFailure(error));
      }
    },
  };
}

/** Whether a mailbox, with or without a name, is that of an address as the envelope writes it: `a@xn--…` for `a@bücher.example`. */
const isAt = (mailbox: string, address: string) => toPlain(mailbox.replace(/^.*<|>$/g, '')) === toPlain(address);

function toPlain(address: string): string {
  const [user, host = ''] = address.toLowerCase().split('@');
  return `${user}@${domainToASCII(host)}`;
}

type Breach = NonNullable<NodemailerError['timeoutType']> | 'ECONNECTION';

/** What nodemailer says at CONN of all that befalls a connection, also where a whole mail had been sent over it. */
const breaches: Readonly<Record<Breach, string>> = {
  CONNECT_TIMEOUT: 'could not be reached in time',
  GREETING_TIMEOUT: 'gave no greeting in time',
  UPGRADE_TIMEOUT: 'did not turn to TLS in time',
  SOCKET_TIMEOUT: 'gave no answer in time',
  ECONNECTION: 'ended the connection without an answer',
};

/** The mail server's own sentence may repeat what it was sent; its codes tell enough. */
function describeFailure(error: unknown): string {
  // nodemailer has one code for a port that is shut and a certificate that will not do, and keeps what it was beside it.
  const { originalCode, code, timeoutType, responseCode, command, name, rejected } = error as NodemailerError;
  const breach = timeoutType ?? (code === 'ECONNECTION' ? code : undefined);
  if (breach && responseCode === undefined) return breaches[breach];
  const whom = rejected && rejected.length > 0 && `for ${rejected.join(', ')}`;
  const told = describeTls(originalCode) ?? 'failed';
  return [`${told}:`, originalCode ?? code ?? name, responseCode, command && `at ${command}`, whom]
    .filter(Boolean)
    .join(' ');
}
