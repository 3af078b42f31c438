// The controls of a form by the names of its fields: labels may be edited at any time.
import type { Locator } from '@playwright/test';

/** With a value, the option of a radio group. */
export const control = (form: Locator, name: string, value?: string): Locator =>
  form.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);

export const submit = (form: Locator): Locator => form.locator('button[type="submit"]');
