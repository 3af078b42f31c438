// Opens a page that has to be there: a test must not pass by looking at the not-found page.
import { expect, type Page } from '@playwright/test';

export async function visit(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), `status of ${address}`).toBe(200);
}
