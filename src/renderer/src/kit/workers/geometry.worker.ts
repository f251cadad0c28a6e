import { expose } from 'comlink';
import { editingWork } from './editing.ts';
import { geometryWork } from './geometry.ts';

expose({ ...geometryWork, ...editingWork });
