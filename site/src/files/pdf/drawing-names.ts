// Names of the drawings in the brand guidelines, without their code.

export const DRAWING_NAMES = ['logos', 'room', 'palette', 'type', 'weave'] as const;
export type PdfDrawingName = (typeof DRAWING_NAMES)[number];
