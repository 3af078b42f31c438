// Repository of staff: passwords and rights.
import { rights as allRights, type Right } from '@tred/contract/rights';
import { changesRow, type Db, type Tables } from '../db/tables.ts';
import { hashOfNobody, hashPassword, isOutdated, makePassword, passwordFits } from './password-hashing.ts';

const columnOf = {
  owner: 'is_owner',
  export: 'may_export',
  security: 'may_read_security',
  edit: 'may_edit',
  publish: 'may_publish',
} as const satisfies Record<Right, keyof Tables['staff']>;
export const rightsColumns = Object.values(columnOf);

type RightsColumns = Pick<Tables['staff'], (typeof rightsColumns)[number]>;

export const toRights = (row: RightsColumns): Right[] =>
  allRights.filter((right) => row[columnOf[right]] === 1);

const fromRights = (rights: readonly Right[]) =>
  Object.fromEntries(
    allRights.map((right) => [columnOf[right], Number(rights.includes(right))]),
  ) as RightsColumns;

interface NewStaffMember {
  name: string;
  hash: string;
  rights: readonly Right[];
  now: number;
  /** Change it at the first log-in, unless the user chose it. */
  mustChange?: boolean;
}

/** False if someone has that name already, also with other capital letters. */
export async function addStaff(
  db: Db,
  { name, hash, rights, now, mustChange = true }: NewStaffMember,
): Promise<boolean> {
  // SQL compares capital letters differently in each database.
  const names = await db.selectFrom('staff').select('name').execute();
  if (names.some((other) => other.name.toLowerCase() === name.toLowerCase())) return false;
  return db
    .insertInto('staff')
    .values({
      name,
      password: hash,
      password_at: now,
      must_change: Number(mustChange),
      created_at: now,
      code_step: 0,
      ...fromRights(rights),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .$call(changesRow);
}

/** False for an unknown name. The caller ends the old sessions: see sessions.ts. */
export const setPassword = (
  db: Db,
  { name, hash, now, mustChange = true }: Omit<NewStaffMember, 'rights'>,
): Promise<boolean> =>
  db
    .updateTable('staff')
    .set({ password: hash, password_at: now, must_change: Number(mustChange) })
    .where('name', '=', name)
    .$call(changesRow);

export const firstStaffName = 'admin';

export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('name').limit(1).executeTakeFirst()) !== undefined;
}

export async function addFirstStaff(
  db: Db,
  { password: chosen, cost, now }: { password: string | undefined; cost: number; now: number },
): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined;
  const password = chosen ?? makePassword();
  const hash = await hashPassword(password, cost);
  const added = await addStaff(db, {
    name: firstStaffName,
    hash,
    now,
    rights: allRights,
    mustChange: chosen === undefined,
  });
  return chosen === undefined && added ? password : undefined;
}

interface StoredCredentials {
  password: string;
  hasCode: boolean;
}

export async function findCredentials(db: Db, name: string): Promise<StoredCredentials | undefined> {
  const row = await db
    .selectFrom('staff')
    .select(['password', 'code_secret'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { password: row.password, hasCode: row.code_secret !== null };
}

export async function checkPassword(
  db: Db,
  { name, password, cost }: { name: string; password: string; cost: number },
  credentials: StoredCredentials | undefined,
): Promise<boolean> {
  // An unknown name takes as long as a wrong password.
  const hash = credentials?.password ?? hashOfNobody(cost);
  if (!(await passwordFits(password, hash)) || !credentials) return false;
  if (isOutdated(hash, cost))
    await db
      .updateTable('staff')
      .set({ password: await hashPassword(password, cost) })
      .where('name', '=', name)
      .where('password', '=', hash)
      .execute();
  return true;
}

export class LastOwner extends Error {
  constructor() {
    super('there must be one owner left');
  }
}

/** Run in a transaction. */
async function requireAnotherOwner(tx: Db, name: string): Promise<void> {
  // A lock, so that two owners cannot demote each other at once.
  await tx
    .updateTable('staff')
    .set((eb) => ({ is_owner: eb.ref('is_owner') }))
    .where('is_owner', '=', 1)
    .execute();
  const other = await tx
    .selectFrom('staff')
    .select('name')
    .where('is_owner', '=', 1)
    .where('name', '!=', name)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new LastOwner();
}

/** In a transaction. False for an unknown name. */
export async function setRights(tx: Db, name: string, rights: readonly Right[]): Promise<boolean> {
  if (!rights.includes('owner')) await requireAnotherOwner(tx, name);
  return tx.updateTable('staff').set(fromRights(rights)).where('name', '=', name).$call(changesRow);
}

/** In a transaction. Deletes sessions and codes; notes keep the name. */
export async function removeStaff(tx: Db, name: string): Promise<boolean> {
  await requireAnotherOwner(tx, name);
  return tx.deleteFrom('staff').where('name', '=', name).$call(changesRow);
}

export async function listStaff(db: Db) {
  const rows = await db
    .selectFrom('staff')
    .select(['name', 'created_at', 'code_secret', ...rightsColumns])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((inner) => inner.fn.max('seen_at').as('seen'))
        .whereRef('sessions.name', '=', 'staff.name')
        .as('seen'),
    )
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    rights: toRights(row),
    hasCode: row.code_secret !== null,
    addedAt: row.created_at,
    seenAt: row.seen,
  }));
}
