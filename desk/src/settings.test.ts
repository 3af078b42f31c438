// Settings are refused at start, with a line that says what to change.
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('readSettings', () => {
  it('works with nothing set, and takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      port: 4321,
      host: 'localhost',
      trustProxy: ['loopback'],
    });
    expect(readSettings({}).siteDir).toMatch(/\/site\/dist$/);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ PORT: '1.5' }, 'PORT must be a whole number'],
    [{ SITE_URL: 'tred.example' }, 'SITE_URL must be an address like https://www.example.com'],
    [
      { SITE_URL: 'https://example.com/tred' },
      'SITE_URL must end with the host, like https://www.example.com: the site cannot stand in a folder',
    ],
    [
      { DESK_URL: 'https://desk.example.com/?x' },
      'DESK_URL must end with the host, like https://desk.example.com: the site cannot stand in a folder',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address like postgres://user:password@host/database?sslmode=verify-full',
    ],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address like smtp://user:password@mail.example.com:587'],
    [{ DESK_PASSWORD: 'short' }, 'DESK_PASSWORD must have 12 characters or more'],
    [{ DESK_SECRET: 'short' }, 'DESK_SECRET must have 32 characters or more'],
    [{ DESK_LIMITS: 'no' }, 'DESK_LIMITS must be on or off'],
    [{ SANDBOX: 'no' }, 'SANDBOX must be on or off'],
    [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS must be 1 or more'],
    [{ MAIL_TO: 'someone' }, 'MAIL_TO must be an e-mail address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent'],
  ])('refuses %o', (env, line) => {
    expect(() => readSettings(env)).toThrow(new SettingsError([line]));
  });

  it('names every problem at once', () => {
    expect(() => readSettings({ PORT: '-1', LOG_LEVEL: 'x' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
  });
});
