// Reads answers that are long, one at a time, and says what it found.
import { parentPort } from 'node:worker_threads';
import { api } from '#operations/index.ts';
import type { Route } from '#api/index.ts';
import { ApiFault } from './fault.ts';
import { readAnswer } from './read-answer.ts';
import type { AnswerRead, AnswerToRead } from './read-in-thread.ts';

const routes = new Map(Object.values(api).map((route) => [route.id, route as Route]));

function read({ routeId, bytes, type, params }: AnswerToRead): AnswerRead {
  try {
    return { answer: readAnswer(routes.get(routeId)!, bytes, type, params) };
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const { code, message, status, details, phrase } = error;
    return { fault: { code, message, status, details, phrase } };
  }
}

parentPort!.on('message', (given: AnswerToRead) => parentPort!.postMessage(read(given)));
