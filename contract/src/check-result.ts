// A result of one check of `tred-server doctor`, its own or the editor's.
export interface CheckResult {
  state: 'ok' | 'warn' | 'fail';
  summary: string;
  fix?: string;
}

export const ok = (summary: string): CheckResult => ({ state: 'ok', summary });
export const warn = (summary: string, fix: string): CheckResult => ({ state: 'warn', summary, fix });
export const fail = (summary: string, fix: string): CheckResult => ({ state: 'fail', summary, fix });
