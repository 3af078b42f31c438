import { expect, it } from 'vitest';
import { passwordProblem } from './passwords.ts';

const problem = (password: string) => passwordProblem(password, { name: 'Sarah', organisation: 'Tred' });

it.each([
  'Password1234!',
  'password1234',
  'footballfootball',
  '1q2w3e4r5t6y',
  '$@r@h-Tr3d-2026',
  'P@ssw0rd2026!',
  'letmein12345',
  'qwertyuiop[]',
  '0123456789ab',
  '210987654321',
  'aaaaaaaaaaaa',
  'SarahTred2026',
  'Kampala-School-1',
])('refuses %s', async (password) => expect(await problem(password)).toBeDefined());

it.each([
  'correct horse battery',
  '7K#9x!Qz2&mP',
  'maroon kettle 12',
  'kx7p-m3qd-9wtz-hn4r-cv2b',
  'mangoes '.repeat(4) + 'on a slow boat'.repeat(10),
])('accepts %s', async (password) => expect(await problem(password)).toBeUndefined());
