// The places of a reply template that are filled in for the entry it answers: `Dear {{sender}}`. Facts of the site
// (`{{name}}`, `{{phone.main}}`) are filled in when the site is built.

export const replyPlaces = ['sender', 'reference', 'form', 'received', 'staff'] as const;
export type ReplyPlace = (typeof replyPlaces)[number];

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

const isPlace = (name: string): name is ReplyPlace => replyPlaces.some((place) => place === name);

/** What a visitor typed is put in as it is, never filled in itself. */
export const fillReply = (text: string, values: Readonly<Record<ReplyPlace, string>>): string =>
  text.replace(PLACE, (place, name: string) => (isPlace(name) ? values[name] : place));
