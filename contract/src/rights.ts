// Rights of staff beyond reading, noting and replying.

export const rights = ['owner', 'export', 'security', 'edit', 'publish'] as const;
/** `owner` manages staff and reads the audit log; `export` exports and erases; `security` reads security reports; `edit` saves drafts of the website, `publish` publishes them. None includes another. */
export type Right = (typeof rights)[number];
