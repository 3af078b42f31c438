// What someone of the staff may do beyond reading, noting and answering.

export const rights = ['owner', 'export', 'security'] as const;
/**
 * `owner` says who else comes in and what they may do, and reads the trail; `export` takes lists and people's data out,
 * and erases; `security` reads security reports. None includes another.
 */
export type Right = (typeof rights)[number];
