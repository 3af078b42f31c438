// How a new person can be called: what can be typed, read out and told apart in the trail.
import { MAX_NAME } from '@tred/contract/staff-api';
import { z } from 'zod';

export const newName = z
  .string()
  .trim()
  .max(MAX_NAME)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .@_'-]*[\p{L}\p{M}\p{N}.])?$/u);
