import { expose } from 'comlink';
import { shapePicturesWork } from './shape-pictures.ts';

expose(shapePicturesWork);
