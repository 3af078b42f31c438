// Rights of staff beyond reading, noting and replying.

export const rights = ['owner', 'export', 'security'] as const;
/** `owner` manages staff and reads the audit log; `export` exports and erases; `security` reads security reports. None includes another. */
export type Right = (typeof rights)[number];
