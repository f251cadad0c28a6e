import { qgisStyleOf } from '#raster/qgis-style.ts';
import { expose } from 'comlink';
import { classPicture, classPng } from './class-picture.ts';
import { rasterWork } from './raster.ts';

expose({ ...rasterWork, classPicture, classPng, qgisStyleOf });
