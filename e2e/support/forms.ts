// Finds form controls by field name, because labels may change.
import type { Locator } from '@playwright/test';

/** With a value, the option of a radio group. */
export const control = (form: Locator, name: string, value?: string): Locator =>
  form.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);

export const submit = (form: Locator): Locator => form.locator('button[type="submit"]');
