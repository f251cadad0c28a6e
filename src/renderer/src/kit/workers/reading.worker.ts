import { expose } from 'comlink';
import { readingWork } from './reading.ts';
import { writingWork } from './writing.ts';

expose({ ...readingWork, ...writingWork });
