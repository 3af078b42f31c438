// How the tests' own desk is opened: its first user, and what its database holds.
export const deskName = 'desk';
export const deskPassword = 'a password for tests only';
