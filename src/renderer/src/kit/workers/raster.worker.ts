import { qgisStyleOf } from '#raster/qgis-style.ts';
import { expose } from 'comlink';
import { classPicture, classPng } from './class-picture.ts';
import { rasterFiguresWork } from './raster-figures.ts';
import { rasterWork } from './raster.ts';

expose({ ...rasterWork, ...rasterFiguresWork, classPicture, classPng, qgisStyleOf });
