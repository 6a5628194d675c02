// A bare node:http server that sends the same bytes to everyone: the most that Node can do on this machine.
import { createServer } from 'node:http';

process.on('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
