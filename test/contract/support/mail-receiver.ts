import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type Arrivals, createArrivals } from './arrivals.ts';
import { type Mail, readMail } from './read-mail.ts';

/** A mail with the envelope that it came in. */
export interface ReceivedMail extends Mail {
  from: string;
  to: readonly string[];
}

export interface MailReceiver {
  url: string;
  received: Arrivals<ReceivedMail>;
  /** What it says once a mail has arrived; by itself it takes it. */
  answer(line: string): void;
  /** Ends the connection once a mail has arrived, without a word. */
  breakOff(): void;
  /** Greets nobody from now on; what is returned greets who has come meanwhile, and comes once somebody has. */
  keepWaiting(): Promise<() => void>;
  /** Takes nothing for this address until told otherwise. */
  refuse(address: string | undefined): void;
  stop(): Promise<void>;
}

/** A mail server of RFC 5321's smallest kind, on a free port. */
export async function runMailReceiver(): Promise<MailReceiver> {
  const received = createArrivals<ReceivedMail>();
  const sockets = new Set<Socket>();
  let answer: string | undefined = '250 taken';
  let refused: string | undefined;
  let onWait: ((greet: () => void) => void) | undefined;
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    const say = (line: string) => socket.write(`${line}\r\n`);
    const takes = (address: string) => address !== refused;
    converse(socket, say, takes, (envelope, source) => {
      if (answer === undefined) return socket.destroy();
      if (answer.startsWith('2')) received.add({ ...envelope, ...readMail(source) });
      say(answer);
    });
    const greet = () => say('220 test');
    if (onWait) onWait(greet);
    else greet();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (line) => {
      answer = line;
    },
    breakOff: () => {
      answer = undefined;
    },
    keepWaiting: () =>
      new Promise((resolve) => {
        onWait = resolve;
      }),
    refuse: (address) => {
      refused = address;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface Envelope {
  from: string;
  to: string[];
}

function converse(
  socket: Socket,
  say: (line: string) => void,
  takes: (address: string) => boolean,
  onMail: (mail: Envelope, source: string) => void,
): void {
  let envelope: Envelope = { from: '', to: [] };
  let data: string[] | undefined;
  const commands: Readonly<Record<string, (argument: string) => void>> = {
    EHLO: () => say('250 test'),
    MAIL: (argument) => {
      envelope = { from: readAddress(argument), to: [] };
      say('250 go on');
    },
    RCPT: (argument) => {
      const address = readAddress(argument);
      if (takes(address)) envelope.to.push(address);
      say(takes(address) ? '250 go on' : '450 later');
    },
    DATA: () => {
      data = [];
      say('354 end with a dot');
    },
    QUIT: () => socket.end('221 bye\r\n'),
  };
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (!data) {
      const act = commands[line.slice(0, 4).toUpperCase()];
      if (act) act(line.slice(5));
      else say('502 unknown');
    } else if (line === '.') {
      const source = data.join('\r\n');
      data = undefined;
      onMail(envelope, source);
    } else data.push(line.replace(/^\.\./, '.'));
  });
}

function readAddress(argument: string): string {
  return /<(.*?)>/.exec(argument)?.[1] ?? '';
}
