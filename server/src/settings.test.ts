import { describe, expect, it } from 'vitest';
import { readSettings, renamedSettings } from './settings.ts';

describe('readSettings', () => {
  it('works with nothing set, and takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      port: 4321,
      host: 'localhost',
      trustProxy: ['loopback'],
    });
    expect(readSettings({}).siteDir).toMatch(/\/site\/dist$/);
  });

  it('reads names of earlier versions, and says what they are called now', () => {
    const old = { DESK_URL: 'https://server.example.com' };
    expect(readSettings(old).serverUrl).toBe(old.DESK_URL);
    expect(renamedSettings(old)).toEqual(['DESK_URL is called SERVER_URL now']);
  });

  it('takes a sender with or without a name', () => {
    const address = 'hello@tred.example';
    expect(readSettings({ MAIL_FROM: address }).mailFrom).toEqual({ name: '', address });
    for (const from of [`Tred Uganda <${address}>`, `"Tred Uganda" <${address}>`])
      expect(readSettings({ MAIL_FROM: from }).mailFrom).toEqual({ name: 'Tred Uganda', address });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SITE_URL', 'tred.example'],
    ['SITE_URL', 'https://example.com/tred'],
    ['SERVER_URL', 'https://server.example.com/?x'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'mail'],
    ['ADMIN_PASSWORD', 'short'],
    ['SERVER_SECRET', 'short'],
    ['RATE_LIMITS', 'no'],
    ['AUDIT_MONTHS', '0'],
    ['MAIL_TO', 'someone'],
    ['MAIL_FROM', 'Tred <hello>'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must .+$`));
  });

  it('has no switch for the limits in production', () => {
    const off = { RATE_LIMITS: 'off' };
    expect(readSettings(off).limits).toBe(false);
    expect(() => readSettings({ ...off, NODE_ENV: 'production' })).toThrow('RATE_LIMITS is for tests');
  });
});
