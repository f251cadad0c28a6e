import { expose } from 'comlink';
import { readingWork } from './reading.ts';

expose(readingWork);
