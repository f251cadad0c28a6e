import { following } from '#window/kit/following.ts';
import { nameByNumber } from '#formats/label-field.ts';
import { fileColours, themeOf } from '#window/kit/colours.ts';
import { nextFileColour } from '#window/kit/file-colours.ts';
import { styleColours, styleLabel } from '#window/kit/file-style.ts';
import type { MapFeature, MapIcon, OwnColours } from '#window/kit/map-types.ts';
import { iconsOf, type IconPicture } from '#window/kit/point-icon.ts';
import type { Feature } from '#geo/index.ts';
import type { Shape } from '#window/shapes/files.ts';
import { hiddenInFile } from '#window/shapes/hidden-in-file.ts';
import type { LayerColour, OpenFile } from '#window/shapes/open-shapes.ts';

/** pictures of icons that files brought, by file and address */
export type FileIcons = ReadonlyMap<string, ReadonlyMap<string, IconPicture>>;
type Layer = {
  key: string;
  pictures: ReadonlyMap<string, IconPicture> | undefined;
  features: (shapes: readonly Shape[]) => readonly (MapFeature | null)[];
};

/** What is written at a shape: its name, or its number alone where the file gave none. A name that the file shows in no size is none on the map. */
function labelOf({ name, source, feature }: Shape, fileName: string, colour: LayerColour): string {
  if (colour === 'own' && feature.properties?.['label-scale'] === 0) return '';
  return source !== null && name === nameByNumber(fileName, source + 1) ? String(source + 1) : name;
}

function ownColours(feature: Feature, plain: OwnColours, iconOf: (feature: Feature) => MapIcon | null): OwnColours {
  const colours = styleColours(feature) ?? plain;
  const icon = iconOf(feature);
  return icon ? { ...colours, icon } : colours;
}

const lookOfLabel = ({ feature }: Shape): Pick<MapFeature, 'labelLook'> => {
  const labelLook = styleLabel(feature);
  return labelLook ? { labelLook } : {};
};

interface LayerLook {
  fileId: string;
  fileName: string;
  colour: LayerColour;
  isDark: boolean;
  pictures: ReadonlyMap<string, IconPicture> | undefined;
}
function madeLayer(key: string, { fileId, fileName, colour, isDark, pictures }: LayerLook): Layer {
  const { [themeOf(isDark)]: line, fill } = fileColours[colour === 'own' ? nextFileColour([]) : colour];
  const plain: OwnColours = { line, fill };
  const iconOf = iconsOf(fileId, pictures);
  return {
    key,
    pictures,
    features: following((shape: Shape): MapFeature | null =>
      shape.feature.geometry
        ? {
            id: shape.id,
            geometry: shape.feature.geometry,
            label: labelOf(shape, fileName, colour),
            style: shape.summary?.valid === false ? 'problem' : 'import',
            // What is wrong is seen in every colour.
            ...(shape.summary?.valid === false ? {} : { colours: colour === 'own' ? ownColours(shape.feature, plain, iconOf) : plain }),
            ...(colour === 'own' ? lookOfLabel(shape) : {}),
            layer: fileId,
          }
        : null,
    ),
  };
}

/** Shapes of files as the map draws them: file by file in the order of the layers, each in its colour. What did not change is the same object as before. */
export function createFileFeatures(): (
  files: readonly OpenFile[],
  shapes: readonly Shape[],
  isDark: boolean,
  icons?: FileIcons,
) => MapFeature[] {
  const layers = new Map<string, Layer>();
  const layerOf = (look: LayerLook): Layer => {
    const { fileId, fileName, colour, isDark, pictures } = look;
    const known = layers.get(fileId);
    const key = `${colour} ${isDark} ${fileName}`;
    if (known?.key === key && known.pictures === pictures) return known;
    const made = madeLayer(key, look);
    layers.set(fileId, made);
    return made;
  };
  return (files, shapes, isDark, icons = new Map()) => {
    const byFile = new Map<string, Shape[]>(files.map(({ id }) => [id, []]));
    const hides = new Map(files.map((file) => [file.id, hiddenInFile(file)]));
    for (const shape of shapes) {
      if (hides.get(shape.fileId)?.(shape)) continue;
      const group = byFile.get(shape.fileId);
      if (group) group.push(shape);
      else byFile.set(shape.fileId, [shape]);
    }
    const known = new Map(files.map((file) => [file.id, file]));
    // What is still arriving belongs to no open file yet, and will have the next colour.
    const next = nextFileColour(files.map(({ colour }) => colour));
    const shown: MapFeature[] = [];
    for (const [fileId, group] of byFile) {
      const file = known.get(fileId);
      const colour = file ? (file.colour ?? nextFileColour([])) : next;
      for (const feature of layerOf({ fileId, fileName: file?.name ?? '', colour, isDark, pictures: icons.get(fileId) }).features(group))
        if (feature) shown.push(feature);
    }
    for (const fileId of layers.keys()) if (!byFile.has(fileId)) layers.delete(fileId);
    return shown;
  };
}
