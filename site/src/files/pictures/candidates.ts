// Which sizes of a picture there are: a phone and a wide screen each choose between two, and nobody loads more pixels than
// they can see.

export type Size = { width: number; height: number };

/** As wide as a column of text, and no taller than most windows. */
const MOST: Size = { width: 680, height: 720 };

/** Of the width at which it is shown: what a phone chooses from, and what a wide screen does. */
const PHONE = [0.75, 1.25];
const WIDE = [1.25, 2];

/** The most bytes of a file that a phone is offered, and of any other. */
export const PHONE_BYTES = 40_000;
export const WIDE_BYTES = 90_000;

/** How large it stands in the page. */
export function shownSize({ width, height }: Size): Size {
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The widths of the files, the smaller first. What has too few pixels for one is offered as it is. */
export function widthsOf(picture: Size): { phone: number[]; wide: number[] } {
  const shown = shownSize(picture).width;
  const widths = (factors: number[]) => [
    ...new Set(factors.map((factor) => Math.min(Math.round(shown * factor), picture.width))),
  ];
  return { phone: widths(PHONE), wide: widths(WIDE) };
}

/** JPEG is for the few browsers that know nothing better, and is allowed what it needs. */
export const mostBytes = (picture: Size, width: number, format: string): number =>
  format !== 'jpg' && widthsOf(picture).phone.includes(width) ? PHONE_BYTES : WIDE_BYTES;
