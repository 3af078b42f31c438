// What /.well-known/security.txt says besides the contacts.

/** Languages that a report may be written in. */
export const languages = ['en', 'sw', 'lg'] as const;
