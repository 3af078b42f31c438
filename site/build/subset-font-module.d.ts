// The part of subset-font's API that the build uses; the package ships no types.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      noLayoutClosure?: boolean;
    },
  ): Promise<Uint8Array>;
}
