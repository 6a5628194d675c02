import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Program } from './process.ts';
import { idOf, type Session } from './webdriver.ts';

/** A port of the system's choice; and nothing that Firefox does by itself. */
const preferences = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': 'data:,',
};

/**
 * Firefox without a window, spoken to by Marionette, which is WebDriver over a socket: it is in every Firefox, so that
 * no driver has to be installed.
 */
export async function startFirefox(executable: string): Promise<{ session: Session; end(): Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'vitrine-firefox-'));
  const lines = Object.entries(preferences).map(
    (pair) => `user_pref(${pair.map((each) => JSON.stringify(each)).join()});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const program = new Program(executable, [
    ...['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    ...['--width', '1440', '--height', '900'],
  ]);
  const port = await program.until(async () => {
    const text = await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    return Number(text) || undefined;
  });
  const socket = connect(port, '127.0.0.1');
  const send = speakMarionette(socket);
  await send('WebDriver:NewSession', {});
  return {
    session: createSession(send),
    end: async () => {
      socket.destroy();
      await program.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Send = (command: string, values: object) => Promise<unknown>;

function createSession(send: Send): Session {
  return {
    async navigate(address) {
      await send('WebDriver:SwitchToFrame', { id: null });
      await send('WebDriver:Navigate', { url: address });
    },
    async run(script, given) {
      const { value } = (await send('WebDriver:ExecuteScript', { script, args: given })) as { value: unknown };
      return value;
    },
    clickElement: async (reference) => void (await send('WebDriver:ElementClick', { id: idOf(reference) })),
    enterFrame: async (reference) => void (await send('WebDriver:SwitchToFrame', { element: idOf(reference) })),
    act: async (actions) => void (await send('WebDriver:PerformActions', { actions })),
    resize: async (width, height) => void (await send('WebDriver:SetWindowRect', { width, height })),
    async preferDark() {
      await send('Marionette:SetContext', { value: 'chrome' });
      const script = `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', 0)`;
      await send('WebDriver:ExecuteScript', { script, args: [] });
      await send('Marionette:SetContext', { value: 'content' });
    },
  };
}

/** Messages are `LENGTH:JSON`; a command is `[0, id, name, values]` and its answer `[1, id, error, value]`. */
function speakMarionette(socket: Socket): Send {
  const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  let received = Buffer.alloc(0);
  let commands = 0;
  const answer = (message: unknown) => {
    // The first one is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, value] = message;
    if (error) waiting.get(id)?.fail(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.done(value);
    waiting.delete(id);
  };
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(start - 1, 0)));
      if (start === 0 || received.length < end) return;
      const message = received.subarray(start, end).toString();
      received = received.subarray(end);
      answer(JSON.parse(message));
    }
  });
  const end = (error?: Error) => {
    for (const { fail } of waiting.values()) fail(error ?? new Error('Firefox has closed the connection.'));
  };
  socket.on('error', end).on('close', () => end());
  return (command, values) =>
    new Promise((done, fail) => {
      commands += 1;
      waiting.set(commands, { done, fail });
      const text = JSON.stringify([0, commands, command, values]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
