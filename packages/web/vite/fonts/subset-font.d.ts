/** The part of `subset-font` that is used here; it brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Tags of OpenType features; the others are dropped. */
    readonly keepFeatures: readonly string[];
    /** Entries of the table of names to keep. */
    readonly preserveNameIds: readonly number[];
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number; default: number }>>;
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
