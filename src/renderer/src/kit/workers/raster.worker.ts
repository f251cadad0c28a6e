import { qgisStyleOf } from '#raster/qgis-style.ts';
import { expose } from 'comlink';
import { classPicture, classPng } from './class-picture.ts';
import { ownMapWork } from './own-map.ts';
import { rasterFiguresWork } from './raster-figures.ts';
import { rasterWork } from './raster.ts';

expose({ ...rasterWork, ...rasterFiguresWork, ...ownMapWork, classPicture, classPng, qgisStyleOf });
