// The drawings of the brand guidelines by name, for whoever only asks which there are.

export const DRAWING_NAMES = ['logos', 'room', 'palette', 'type', 'weave'] as const;
export type DrawingName = (typeof DRAWING_NAMES)[number];
