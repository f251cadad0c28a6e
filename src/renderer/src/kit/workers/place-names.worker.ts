import { expose } from 'comlink';
import { placeNamesWork } from './place-names.ts';

expose(placeNamesWork);
