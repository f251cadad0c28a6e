declare module 'svgcanvas' {
  /** A canvas context that writes what is drawn as SVG. */
  export class Context {
    constructor(options: { width: number; height: number; document?: Document });
    getSerializedSvg(fixNamedEntities?: boolean): string;
  }
}
