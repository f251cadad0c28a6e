import { request } from 'node:http';

/** True when the service answers its health question within the time; whatever it answers, its event loop turns. */
export function answersPing(address: { url: string; socketPath?: string }, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(
      `${address.url}/health`,
      {
        ...(address.socketPath ? { socketPath: address.socketPath } : {}),
        agent: false,
        signal: AbortSignal.timeout(milliseconds),
      },
      (answer) => {
        answer.resume();
        resolve(true);
      },
    );
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
