import { createServer } from 'node:net';
import { Program } from './process.ts';
import { describePointer, elementKey, idOf, type Session } from './webdriver.ts';

/** WebKitGTK's own small browser by its WebDriver, on a screen that nobody sees. */
export async function startWebKitGtk(driver: string): Promise<{ session: Session; end(): Promise<void> }> {
  const screen = new Program(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    process.env,
    ['pipe'],
  );
  let display = '';
  const announcing = screen.child.stdio[3];
  announcing?.on('data', (data: Buffer) => {
    display += data;
  });
  await screen.until(() => display.endsWith('\n') || undefined);
  const port = await findPort();
  const program = new Program(driver, [`--port=${port}`], {
    ...process.env,
    DISPLAY: `:${display.trim()}`,
    GDK_BACKEND: 'x11',
    // The visitor's language, whatever the machine's.
    LANGUAGE: 'en',
    LANG: 'en_US.UTF-8',
    // There is no graphics card to ask.
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const origin = `http://127.0.0.1:${port}`;
  await program.until(() =>
    fetch(`${origin}/status`).then(
      () => true,
      () => undefined,
    ),
  );
  // A page that is just being left may never answer: it says so early enough for another look.
  const capabilities = { alwaysMatch: { timeouts: { script: 5000 } } };
  const { sessionId } = (await ask(origin, 'POST', '/session', { capabilities })) as { sessionId: string };
  return {
    session: createSession((path, values) => ask(origin, 'POST', `/session/${sessionId}${path}`, values)),
    end: async () => {
      await ask(origin, 'DELETE', `/session/${sessionId}`).finally(async () => {
        await program.end();
        await screen.end();
      });
    },
  };
}

type Send = (path: string, values: object) => Promise<unknown>;

function createSession(send: Send): Session {
  return {
    pointerMisses: true,
    async navigate(address) {
      await send('/frame', { id: null });
      await send('/url', { url: address });
    },
    run: (script, given) => send('/execute/sync', { script, args: given }),
    async clickElement(reference) {
      const origin = { [elementKey]: idOf(reference) };
      await send('/execute/sync', {
        script: `arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })`,
        args: [origin],
      });
      // Its own click takes what is in a shadow root for hidden behind its host.
      const press = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('/actions', { actions: describePointer(press) });
    },
    enterFrame: async (reference) => void (await send('/frame', { id: { [elementKey]: idOf(reference) } })),
    act: async (actions) => void (await send('/actions', { actions })),
    resize: async (width, height) => void (await send('/window/rect', { width, height })),
    // It cannot be told: the page is seen as the system's visitors see it.
    preferDark: async () => {},
  };
}

async function ask(origin: string, method: string, path: string, values?: object): Promise<unknown> {
  const response = await fetch(origin + path, { method, body: values && JSON.stringify(values) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

/** The driver takes a number and no 0. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}
