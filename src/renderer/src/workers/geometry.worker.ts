import { expose } from 'comlink';
import { geometryWork } from './geometry.ts';

expose(geometryWork);
