// Telephone numbers as people read them. They are kept as E.164 (`+256772123456`), which forms make of what is typed.

/** `+256 772 123 456`, kept on one line by its spaces; a foreign number stays as it is kept. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+256(\d{3})(\d{3})(\d{3})$/, '+256\u00a0$1\u00a0$2\u00a0$3');
}
