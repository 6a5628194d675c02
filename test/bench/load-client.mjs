// A process of its own that asks one server as fast as it answers. Sockets and a few lines of parsing: a full HTTP client
// in Node is slower than the servers that it is to measure.
import { connect } from 'node:net';

process.on('message', async (task) => process.send(await load(task)));

/**
 * Asks for some time, or for some answers where it must not matter how long they take.
 * @returns answers per second, how many there were in all, and how many had another status than was wanted
 */
async function load({ port, request, connections, milliseconds, most = Infinity, status = 200 }) {
  const state = { answers: 0, wrong: 0, over: false, most };
  const wanted = `HTTP/1.1 ${status} `;
  const running = Array.from({ length: connections }, () => askInTurn({ port, request, wanted, state }));
  const started = performance.now();
  if (milliseconds === undefined) await Promise.all(running);
  else await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const { answers, wrong } = state;
  const seconds = (performance.now() - started) / 1000;
  state.over = true;
  await Promise.all(running);
  return { perSecond: answers / seconds, answers: state.answers, wrong };
}

/** One connection: the next question goes out when the last answer is whole. */
function askInTurn({ port, request, wanted, state }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const texts = Array.isArray(request) ? request : [request];
    let turn = Math.floor(Math.random() * texts.length);
    let head = '';
    let received = 0;
    let whole = 0;
    const ask = () => {
      head = '';
      received = 0;
      whole = 0;
      socket.write(texts[turn++ % texts.length]);
    };
    socket.setNoDelay(true);
    socket.once('connect', ask);
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (whole === 0) {
        head += chunk.latin1Slice(0, Math.min(4096, chunk.length));
        const end = head.indexOf('\r\n\r\n') + 4;
        if (end < 4) return;
        if (!head.startsWith(wanted)) state.wrong += 1;
        whole = end + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      if (received < whole) return;
      state.answers += 1;
      if (state.over || state.answers >= state.most) socket.end();
      else ask();
    });
  });
}
