import { createServer, request } from 'node:http';

/**
 * A port before a service on this computer. What is asked there waits until `opened`, as at a service that is slow to answer: who shall act before it does need not be quick.
 * Gives what closes the port; then nobody is reached there.
 */
export async function gateBefore(port: number, servicePort: number, opened: Promise<unknown>): Promise<() => Promise<void>> {
  const gate = createServer(async (asked, answer) => {
    await opened;
    // A service answers only to its own address.
    const headers = { ...asked.headers, host: `127.0.0.1:${servicePort}` };
    const passedOn = request({ host: '127.0.0.1', port: servicePort, method: asked.method, path: asked.url, headers }, (given) => {
      answer.writeHead(given.statusCode!, given.rawHeaders);
      given.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((ready, failed) => {
    gate.once('error', failed);
    gate.listen(port, '127.0.0.1', ready);
  });
  return () =>
    new Promise((closed) => {
      gate.close(() => closed());
      gate.closeAllConnections();
    });
}
