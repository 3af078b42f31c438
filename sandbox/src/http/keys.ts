// Keys of the sandbox. They are public and open sample schools only; a suffix gives a private school.

export type SchoolKind = 'secondary' | 'institute' | 'university';
type Access = { kind: SchoolKind; writes: boolean; shared: boolean };

const documented: Record<string, Omit<Access, 'shared'>> = {
  tred_test_EXAMPLE4h8s2k: { kind: 'secondary', writes: true },
  tred_test_EXAMPLE7r3v9q: { kind: 'secondary', writes: false },
  tred_test_EXAMPLE2w6t5j: { kind: 'institute', writes: true },
  tred_test_EXAMPLE9c1x4n: { kind: 'institute', writes: false },
  tred_test_EXAMPLE6u8p3f: { kind: 'university', writes: true },
  tred_test_EXAMPLE5y2d7b: { kind: 'university', writes: false },
};

export function accessOf(authorization: string | undefined): (Access & { key: string }) | undefined {
  const key = /^Bearer (\w{16,80})$/i.exec(authorization ?? '')?.[1] ?? '';
  const own = /^(tred_test_[A-Za-z0-9]+)_[A-Za-z0-9]{8,32}$/.exec(key)?.[1];
  const name = own ?? key;
  const access = Object.hasOwn(documented, name) ? documented[name] : undefined;
  return access && { ...access, key, shared: own === undefined };
}

export const keyFor = (kind: SchoolKind, writes = true): string =>
  Object.keys(documented).find(
    (key) => documented[key]?.kind === kind && documented[key].writes === writes,
  ) ?? '';

/** The key of an example without one: only the institute has UVTAB candidates. */
export const exampleKey = (request: string): string =>
  keyFor(request.includes('/exports/uvtab') ? 'institute' : 'secondary');
