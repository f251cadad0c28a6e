import { expose } from 'comlink';
import { parcelPairsWork } from './parcel-pairs.ts';

expose(parcelPairsWork());
