declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Leaves out glyphs that only OpenType features lead to. */
    noLayoutClosure?: boolean
    variationAxes: Record<string, { min: number; max: number }>
  }
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
